"""Ways to pay: two bank cards that lean on banded notes, coins beside them. No bank's or scheme's design."""

import math
import random
from forex import BUNDLE, press
from studio import blended, box, coins, empty_studio, gold, group, material, put, solid

SIZE = 12
CARD, CORNER = (8.56, 5.4, 0.09), 0.34


def card(surface, metal, dark, at, turn):
    """A card that stands on its lower long edge, its face to the front."""
    (width, height, thick), steps = CARD, 12
    outline = [
        (sx * (width / 2 - CORNER) + CORNER * math.cos(a), sy * (height / 2 - CORNER) + CORNER * math.sin(a) + height / 2)
        for sx, sy, first in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
        for a in (math.radians(first + 90 * i / steps) for i in range(steps + 1))
    ]
    n = len(outline)
    vertices = [(x, y, z) for z in (0, thick) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    made = put(group(), at, turn)
    put(solid(vertices, faces, surface, bevel=0.02), on=made)
    put(box((1.25, 0.98, 0.03), metal, bevel=0.02), (-2.75, 3.1, thick - 0.01), on=made)
    for size, x, y in (((0.42, 0.03), -3.16, 3.25), ((0.42, 0.03), -3.16, 2.95), ((0.42, 0.03), -2.34, 3.25), ((0.42, 0.03), -2.34, 2.95), ((0.03, 0.98), -2.95, 3.1), ((0.03, 0.98), -2.55, 3.1)):
        put(box((*size, 0.006), dark), (x, y, thick + 0.018), on=made)
    # Four groups of raised strokes stand for a number.
    for place in range(4):
        for stroke in range(4):
            put(box((0.1, 0.42, 0.03), metal, bevel=0.012), (-3.2 + place * 1.75 + stroke * 0.3, 1.75, thick - 0.01), on=made)
    put(box((2.9, 0.16, 0.03), metal, bevel=0.012), (-1.9, 0.75, thick - 0.01), on=made)
    return made


def build():
    empty_studio(SIZE)
    bundle, _ = press()
    metal = gold()
    dark = material("#5a3d10", 1, 0.4)
    green = material("#0b4a3b", 0.35, 0.28)
    blended(green, "#156b54", "TexWave", 0.78, 0.92, wave_type="RINGS", rings_direction="Z", Scale=0.9, Distortion=4, **{"Detail Scale": 0.5})
    steel = material("#c3c8cf", 1, 0.3, grain=0.12, grain_scale=(1, 60, 1))

    for level, turn in enumerate((-6, -4, -7)):
        bundle((1.2 + random.gauss(0, 0.1), 5.5 + random.gauss(0, 0.1), level * (BUNDLE + 0.06)), (0, 0, turn), "100")
    card(steel, metal, dark, (4.6, -1.4, 0.05), (66, 0, -13))
    card(green, metal, dark, (-1.6, -2.3, 0.05), (62, 0, 7))

    coins(metal, piles=((7.6, -4.6, 9), (5.2, -6.0, 5)), single=((2.6, -6.6), (8.2, -7.6)))


VIEW = dict(target=(1.7, -0.4, 1.9), across=25, turn=0, height=24, focus=(-1, -3, 3))
