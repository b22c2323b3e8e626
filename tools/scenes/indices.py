"""Indices: a machined dial of a hundred divisions, its hand at one after ten."""

import math
from studio import again, box, empty_studio, group, lathe, material, put, solid, text

SIZE = 11


def build():
    empty_studio(SIZE)
    blue, dark = material("#1b4fc4", 1, 0.3, spun=True), material("#10131a", 0.2, 0.4)
    spun, steel = material("#d4d8df", 1, 0.26, spun=True), material("#c6ccd6", 1, 0.22)
    orange = material("#ff6a1a", 0, 0.3)

    dial = put(group(), (0, 0, 0), (64, 0, 0))
    dial.location = (0, 0, 8.62)
    put(lathe([(0, -1.3), (8.6, -1.3), (9.1, -1.15), (9.2, -1.0), (9.2, 0.35), (9.05, 0.5), (8.75, 0.55), (8.65, 0.5), (8.6, 0.3), (0, 0.3)],
              blue, 180), on=dial)
    # A knurled edge.
    put(lathe([(9.15, -0.9), (9.42, -0.8), (9.42, 0.1), (9.15, 0.2)], steel, 720,
              wave=lambda a: 1 + 0.006 * math.cos(a * 180)), on=dial)
    put(lathe([(0, 0.3), (5.1, 0.3), (5.15, 0.4), (5.3, 0.46), (8.5, 0.36), (8.55, 0.3)], spun, 180), on=dial)
    rings = [(0, 0.28)]
    for i in range(8):
        r = 2.3 + i * 0.33
        rings += [(r, 0.36), (r + 0.12, 0.36), (r + 0.16, 0.33), (r + 0.28, 0.33)]
    put(lathe(rings + [(4.95, 0.36), (5.0, 0.3)], blue, 180), on=dial)

    height = lambda r: 0.46 - (r - 5.3) * 0.1 / 3.2
    for i in range(100):
        angle = math.radians(90 - i * 3.6)
        long, wide = (1.05, 0.1) if i % 10 == 0 else (0.8, 0.05) if i % 5 == 0 else (0.5, 0.04)
        r = 8.3 - long / 2
        put(box((long, wide, 0.02), dark), (r * math.cos(angle), r * math.sin(angle), height(r) - 0.008), (0, 1.8, 90 - i * 3.6), on=dial)
        if i % 10 == 0:
            put(text(str(i), 0.82, dark, 0.004), (6.45 * math.cos(angle), 6.45 * math.sin(angle), height(6.45) + 0.004), (0, 0, -i * 3.6), on=dial)

    knob = lambda a: 1 + 0.018 * math.cos(a * 48)
    put(lathe([(0, 0.3), (2.0, 0.3), (2.0, 0.55), (1.75, 0.62), (1.75, 0.7)], steel, 180), on=dial)
    put(lathe([(1.7, 0.7), (1.78, 0.78), (1.78, 1.75), (1.66, 1.88)], steel, 480, wave=knob), on=dial)
    put(lathe([(1.7, 1.86), (1.6, 1.92), (0.9, 1.92), (0.85, 1.86), (0.3, 1.8), (0, 1.8)], spun, 180), on=dial)
    hand = put(group(), (0, 0, 0), (0, 0, -11 * 3.6), on=dial)
    tip = [(-0.26, 1.6, 0.55), (0.26, 1.6, 0.55), (0.03, 8.25, 0.55), (-0.03, 8.25, 0.55)]
    put(solid(tip + [(x, y, 0.72) for x, y, _ in tip], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
              orange, bevel=0.03), on=hand)
    # The foot behind it.
    put(box((5, 6.5, 0.7), blue, bevel=0.12), (0, 3.2, 0))
    put(box((1.6, 1.2, 8), blue, bevel=0.12), (0, 4.2, 0.4), (14, 0, 0))


VIEW = dict(target=(0.6, -0.5, 8.0), across=32, turn=-18, height=16, focus=(0, -3, 8))
