import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productClasses } from '../site/facts/instruments.ts';

/**
 * `npm run scenes [<object>]` renders the objects of markets and pages from tools/scenes/<object>.py with Blender and writes
 * them as site/assets/objects/<object>-<width>.avif. On Debian:
 * `apt-get install blender python3-numpy libavif-bin fonts-liberation`. All of them take about an hour.
 */
/** For each pixel; only shadows are smoothed afterwards. */
const samples = '128';
/** Level of avifenc: from 0, which loses nothing, to 63. */
const quality = { 640: 18, 1080: 25 };
/** Shown small: only its smaller file is kept. */
const smallObject = 'accounts';
const objects = [...productClasses, 'share', 'payments', 'cards', 'devices', smallObject];
const target = 'site/assets/objects';

const [wanted] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'scenes-'));
mkdirSync(target, { recursive: true });
try {
  for (const object of objects.filter((name) => (wanted ?? name) === name)) {
    const file = path.join(folder, object);
    execFileSync('blender', ['-b', '-P', 'tools/scenes/render.py', '--', object, file, samples], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const [width, level] of Object.entries(quality).slice(0, object === smallObject ? 1 : 2))
      execFileSync('avifenc', [
        ...`-s 4 --min 0 --max 63 --minalpha 0 --maxalpha 63 -a end-usage=q -a cq-level=${level}`.split(
          ' ',
        ),
        `${file}-${width}.png`,
        path.join(target, `${object}-${width}.avif`),
      ]);
    console.log(object);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
