"""Fourfold inside a web page: the same questions as the HTTP API, answered by the same Python.

A worker of the page runs this room in Pyodide. Nothing here waits, stores or thinks by itself: the
page brings what was stored, writes down what is to be kept, and asks again when something is due.
"""
