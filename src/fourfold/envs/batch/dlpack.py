"""Arrays on a GPU as others take them, without a copy: PyTorch, JAX, CuPy.

There are two ways. `__cuda_array_interface__` is a dictionary that says where the numbers are.
DLPack hands over a capsule with a C structure that says the same and, unlike the dictionary, how to
let go of the memory; the structures are those of `dlpack.h`, version 0.
"""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np

_NAME = b"dltensor"
CPU, CUDA = 1, 2
"""Kinds of devices, as DLPack numbers them."""
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
"""Kinds of numbers, as DLPack numbers them."""


class _Tensor(ctypes.Structure):
    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [
    ("tensor", _Tensor),
    ("context", ctypes.c_void_p),
    ("deleter", _Deleter),
]
# A capsule that goes is told by its address: as an object it would come to life again.
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)

_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, _Destructor]
_is_named = ctypes.pythonapi.PyCapsule_IsValid
_is_named.restype, _is_named.argtypes = ctypes.c_int, [ctypes.c_void_p, ctypes.c_char_p]
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]

_lent: dict[int, tuple[object, ...]] = {}
"""What has to stay as long as somebody uses a capsule, by the address of its structure."""


@_Deleter  # type: ignore[untyped-decorator]
def _let_go(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


@_Destructor  # type: ignore[untyped-decorator]
def _drop(capsule: Any) -> None:
    # Whoever took over what is in the capsule has given it another name.
    if _is_named(capsule, _NAME):
        _lent.pop(_pointer(capsule, _NAME), None)


class Shared:
    """An array of a batch on a GPU, for others to look at: change nothing through it.

    `torch.as_tensor` and `torch.from_dlpack`, `jax.dlpack.from_dlpack` and `cupy.asarray` take it
    without a copy; `numpy.asarray` copies it. Whoever takes it waits until it is filled.
    """

    def __init__(self, array: Any, address: int, device: tuple[int, int], wait: Any) -> None:
        self._array, self._address, self._device, self._wait = array, address, device, wait
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype: np.dtype[Any] = np.dtype(array.dtype)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<Shared {self.dtype}{list(self.shape)}>"

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        if copy is False:
            raise ValueError("what is on a GPU comes to NumPy as a copy")
        found = self._array.copy_to_host()
        return found if dtype is None else found.astype(dtype)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if self._device[0] != CUDA:
            raise AttributeError("this array is not on a GPU")
        self._wait()
        return {
            "shape": self.shape,
            "typestr": self.dtype.str,
            "data": (self._address, False),
            "strides": None,
            "version": 3,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, *, stream: Any = None, **_requested: Any) -> Any:
        """Give a capsule. Everything is filled before, so that no stream has to wait."""
        self._wait()
        numbers = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed = _Managed(
            _Tensor(
                self._address,
                *self._device,
                len(self.shape),
                _CODES[self.dtype.kind],
                8 * self.dtype.itemsize,
                1,
                numbers,
                None,
                0,
            ),
            None,
            _let_go,
        )
        place = ctypes.addressof(managed)
        _lent[place] = managed, numbers, self._array
        return _new(place, _NAME, _drop)
