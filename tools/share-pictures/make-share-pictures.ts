import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import {
  languageByCode,
  languageCodes,
  mapLanguages,
  type LanguageCode,
} from '../../core/domain/languages.ts';
import { brandNames } from '../../site/i18n/brand-words.ts';
import { indexedRoutes, type RouteName } from '../../site/paths.ts';
import { isDrawnFrom, noteSource } from '../brand-files.ts';
import { makePictureFonts, weights } from './fonts.ts';
import { framed, titleRoom } from './frame.ts';
import { indexedPngs } from './indexed-png.ts';
import { fences, lineSetter } from './set-line.ts';
import { subjectOf } from './subjects.ts';
import { setTitle, titleOf } from './titles.ts';

/** Some services that show links leave out larger pictures, and readers pay for each byte. */
export const maxPictureBytes = 120_000;

type Image = Parameters<typeof indexedPngs>[0];
type FontOptions = NonNullable<ResvgRenderOptions['font']>;

/** What a picture depends on besides its drawing: the programs and faces, and what makes a file of it. */
function drawnWith(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const packages = Object.entries(devDependencies).filter(([name]) =>
    /^@resvg|^@fontsource-variable|^subset-font$/.test(name),
  );
  return JSON.stringify([
    packages,
    readFileSync(path.join(import.meta.dirname, 'indexed-png.ts'), 'utf8'),
  ]);
}

/**
 * The images of a page in as many colours as the weight allows: fine lines need more bytes for each.
 * @param source of the images, noted in the files
 */
async function lightest(images: readonly Image[], source: string): Promise<Buffer[]> {
  for (const size of [255, 64]) {
    const write = indexedPngs(images[0]!, size);
    const pngs = await Promise.all(
      images.map(async (image) => noteSource(await write(image), source)),
    );
    if (pngs.every(({ length }) => length <= maxPictureBytes)) return pngs;
  }
  throw new Error(`A share picture is heavier than ${maxPictureBytes} bytes`);
}

interface Drawing {
  /** SVG, by language. */
  svgs: Record<LanguageCode, string>;
  route: RouteName;
}

/** Each page's pictures as SVG documents, and the fonts for them. */
async function drawAll(scratch: string): Promise<{ font: FontOptions; pages: Drawing[] }> {
  const titled = indexedRoutes.map((route) => ({
    route,
    titles: mapLanguages((language) => titleOf(route, language)),
    subjects: mapLanguages((language) => subjectOf(route, languageByCode(language).direction)),
  }));
  const font = await makePictureFonts(
    [
      fences,
      ...languageCodes.map((language) => brandNames(language).name),
      ...titled.flatMap(({ titles }) => Object.values(titles)),
      // Digits, the signs of metals, the names of currencies.
      ...titled.flatMap(({ subjects }) =>
        [...subjects[languageCodes[0]!].drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(
          ([, text = '']) => text,
        ),
      ),
    ],
    scratch,
  );
  const setLine = lineSetter(font);
  const pages = titled.map(({ route, titles, subjects }) => ({
    route,
    svgs: mapLanguages((language) =>
      framed({
        language,
        title: setTitle(
          titles[language],
          language,
          titleRoom,
          (line) => setLine(line, languageByCode(language).direction, weights.bold).width,
        ),
        setLine,
        ...subjects[language],
      }),
    ),
  }));
  return { font, pages };
}

/**
 * Writes the picture beside a shared link to each page in each language. Pages whose pictures are there, drawn from the
 * same, are left alone: a changed word redraws one page.
 */
export async function makeSharePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'share-pictures-'));
  try {
    const { font, pages } = await drawAll(scratch);
    const fileOf = (route: RouteName, language: LanguageCode): string =>
      path.join(folder, `${route}.${language}.png`);
    const tools = drawnWith();
    const outdated = pages
      .map((page) => ({ ...page, source: JSON.stringify([page.svgs, tools]) }))
      .filter(({ route, source }) =>
        languageCodes.some((language) => {
          const file = fileOf(route, language);
          return !existsSync(file) || !isDrawnFrom(readFileSync(file), source);
        }),
      );
    const draw = async ({ route, svgs, source }: (typeof outdated)[number]): Promise<void> => {
      const images = await Promise.all(
        languageCodes.map((language) => renderAsync(svgs[language], { font })),
      );
      const pngs = await lightest(
        // Each reading of `pixels` copies them.
        images.map(({ pixels, width, height }) => ({ pixels, width, height })),
        source,
      );
      for (const [index, language] of languageCodes.entries())
        await writeFile(fileOf(route, language), pngs[index]!);
    };
    // Two pages at a time: while one is compressed, the next is drawn.
    const lane = async (): Promise<void> => {
      for (let page = outdated.pop(); page; page = outdated.pop()) await draw(page);
    };
    await Promise.all([lane(), lane()]);
    const wanted = new Set(
      pages.flatMap(({ route }) => languageCodes.map((language) => fileOf(route, language))),
    );
    for (const file of await readdir(folder))
      if (!wanted.has(path.join(folder, file))) await rm(path.join(folder, file));
  } finally {
    await rm(scratch, { recursive: true });
  }
}
