import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productClasses } from '../site/facts/instruments.ts';

/**
 * `npm run scenes [<market>]` renders the markets' objects from tools/scenes/<market>.py with Blender and writes them as
 * site/assets/objects/<market>-lot-<width>.avif. On Debian: `apt-get install blender libavif-bin fonts-liberation`. All five
 * take the better part of an hour.
 */
/** For each pixel; the pictures are not denoised. */
const samples = '128';
/** Level of avifenc: from 0, which loses nothing, to 63. */
const quality = { 640: 18, 1080: 25 };
const target = 'site/assets/objects';

const [wanted] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'scenes-'));
mkdirSync(target, { recursive: true });
try {
  for (const market of productClasses.filter((name) => (wanted ?? name) === name)) {
    const file = path.join(folder, market);
    execFileSync('blender', ['-b', '-P', 'tools/scenes/render.py', '--', market, file, samples], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const [width, level] of Object.entries(quality))
      execFileSync('avifenc', [
        ...`-s 4 --min 0 --max 63 --minalpha 0 --maxalpha 63 -a end-usage=q -a cq-level=${level}`.split(
          ' ',
        ),
        `${file}-${width}.png`,
        path.join(target, `${market}-lot-${width}.avif`),
      ]);
    console.log(market);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
