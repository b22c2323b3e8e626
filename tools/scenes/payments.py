"""Deposit and withdrawal: an open strongbox of banded notes, coins before it."""

import random
from forex import BUNDLE, press
from studio import box, coins, empty_studio, gold, group, lathe, material, put

SIZE = 17
WIDE, DEEP, HIGH, WALL = 33, 10.8, 6.2, 0.5


def panel(size, surface, at, on, turn=(0, 0, 0), bevel=0.12):
    return put(box(size, surface, bevel=bevel), at, turn, on)


def build():
    empty_studio(SIZE)
    bundle, _ = press()
    iron, lining = material("#2f3a4d", 0.85, 0.38, grain=0.08, grain_scale=(30, 30, 30)), material("#1d3f3b", 0, 0.9)
    metal = gold()

    chest = put(group(), (0.6, 2, 0), (0, 0, 14))
    panel((WIDE, DEEP, 0.6), iron, (0, 0, 0.3), chest)
    for side in (-1, 1):
        panel((WIDE, WALL, HIGH), iron, (0, side * (DEEP - WALL) / 2, 0.3), chest, bevel=0.15)
        panel((WALL, DEEP, HIGH), iron, (side * (WIDE - WALL) / 2, 0, 0.3), chest, bevel=0.15)
        # The rim lies on the walls.
        panel((WIDE + 0.3, 0.9, 0.32), metal, (0, side * (DEEP - WALL) / 2, HIGH + 0.2), chest)
        panel((0.9, DEEP - 1.4, 0.32), metal, (side * (WIDE - WALL) / 2, 0, HIGH + 0.2), chest)
    lid = put(group(), (0, DEEP / 2 + 0.1, HIGH + 0.3), (-112, 0, 0), chest)
    panel((WIDE, DEEP, 0.9), iron, (0, -DEEP / 2, 0), lid, bevel=0.3)
    panel((WIDE - 1.6, DEEP - 1.6, 0.1), lining, (0, -DEEP / 2, -0.08), lid)
    for x in (-11, 11):
        put(lathe([(0, -1.6), (0.5, -1.6), (0.5, 1.6), (0, 1.6)], metal, 32), (x, DEEP / 2 + 0.2, HIGH + 0.6), (0, 90, 0), chest)
    lock = put(group(), (0, -DEEP / 2, HIGH * 0.55), (90, 0, 0), chest)
    put(lathe([(0, 0), (1.7, 0), (1.7, 0.15), (1.5, 0.3), (0, 0.3)], metal), on=lock)
    panel((0.35, 1.2, 0.05), iron, (0, -0.3, 0.29), lock, bevel=0)
    put(lathe([(0, 0), (0.4, 0), (0.4, 0.05), (0, 0.05)], iron, 32), (0, 0.35, 0.29), on=lock)

    for x, levels in ((-8, 5), (8, 5)):
        for level in range(levels):
            bundle((x + random.gauss(0, 0.15), random.gauss(0, 0.15), 0.9 + level * (BUNDLE + 0.06)), (0, 0, random.gauss(0, 0.8)), on=chest)

    coins(metal, piles=((3.2, -9.2, 8), (6.2, -8.6, 5)), single=((0.2, -10.6), (5.2, -11.6)))


VIEW = dict(target=(0.4, 0.6, 6.7), across=44, turn=0, height=27, focus=(0, -5, 5))
