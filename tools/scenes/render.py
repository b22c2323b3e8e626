"""Renders an object: blender -b -P tools/scenes/render.py -- <object> <file without width> <samples>"""

import importlib
import os
import sys
import bpy

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from studio import photograph

LARGE, SMALL = 1080, 640

name, file, samples = sys.argv[sys.argv.index("--") + 1 :]
scene = importlib.import_module(name)
scene.build()
photograph(f"{file}-{LARGE}.png", LARGE, samples=int(samples), **scene.VIEW)
picture = bpy.data.images.load(f"{file}-{LARGE}.png")
picture.scale(SMALL, SMALL * 2 // 3)
picture.save_render(f"{file}-{SMALL}.png")
