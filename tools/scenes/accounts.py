"""Smallest deposits to scale: one note, ten notes, a banded bundle of a hundred."""

from forex import press
from studio import empty_studio

SIZE = 17


def build():
    empty_studio(SIZE)
    bundle, note = press()
    note((-19, 0, 0.02), 10, curl=0.3)
    for i in range(10):
        note((-0.9 + i * 0.2, -0.4 + i * 0.1, 0.02 + i * 0.07), 16 - i * 3.2, curl=0.2 + 0.02 * i, tilt=0.6)
    bundle((19, 0, 0), (0, 0, -8), "100")


VIEW = dict(target=(0, 0, 0.8), across=57, turn=0, height=40, focus=(0, -2, 1))
