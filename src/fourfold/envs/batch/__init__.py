"""Thousands of games of one kind at a time, in arrays, played by the kernels of `fourfold.kernels`.

>>> from fourfold.envs.batch import Batch
>>> batch = Batch("quantik", 1000, seed=7)
>>> done = batch.step(batch.sample())
>>> batch.mask.shape, batch.observe().shape
((1000, 64), (1000, 16, 4, 4))
"""

from .batch import Batch, Step
from .contract import Truth
from .known import Known

__all__ = ["Batch", "Known", "Step", "Truth"]
