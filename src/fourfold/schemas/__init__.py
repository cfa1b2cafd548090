"""What every door tells the others, as JSON: the shape of each payload, and how it is built.

A payload is a typed dictionary: it is written as it stands, nothing is converted on the way, and
type checkers know its keys. From the classes here come the description of the HTTP API, the pages
about it and about the live connection, and the types of the web app. Nothing here needs a web
framework, so the same payloads can be built wherever Python runs.
"""
