"""Renders a market's object: blender -b -P tools/scenes/render.py -- <market> <view> <file without width> <samples>"""

import importlib
import os
import sys
import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from studio import photograph

WIDTHS = 1080, 640

market, view, file, samples, *width = sys.argv[sys.argv.index("--") + 1 :]
scene = importlib.import_module(market)
parts = scene.build()
# From near by, an object stands alone.
for name, groups in parts.items():
    for part in groups if view not in ("lot", name) else ():
        for solid in (part, *part.children_recursive):
            solid.hide_render = True
large, *smaller = [int(w) for w in width] or WIDTHS
photograph(f"{file}-{large}.png", large, samples=int(samples), **scene.VIEWS[view])
picture = bpy.data.images.load(f"{file}-{large}.png")
for across in smaller:
    picture.scale(across, across * 2 // 3)
    picture.save_render(f"{file}-{across}.png")
