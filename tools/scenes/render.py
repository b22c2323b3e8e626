"""Renders an object: blender -b -P tools/scenes/render.py -- <object> <file without width> <samples>"""

import importlib
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from studio import finish, photograph

LARGE, SMALL = 1080, 640

name, file, samples = sys.argv[sys.argv.index("--") + 1 :]
scene = importlib.import_module(name)
scene.build()
photograph(f"{file}-{LARGE}.png", LARGE, samples=int(samples), **scene.VIEW)
finish(file, LARGE, SMALL)
