"""One way to think elsewhere: in a process that can be stopped, watched and replaced.

Whoever wants something thought about asks a question and hears what is said about it. Both are
plain values that JSON can carry, so it does not matter what stands in between:

- `messages` has the questions and what is said about them,
- `answering` thinks, wherever that may be,
- `worker` is the process around it, with lines of JSON on standard input and output,
- `patience` tells when a worker that says nothing is not worth waiting for,
- `thinker` has such a process for programs with threads, `async_thinker` for those with asyncio.
"""
