import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type Step =
  | { kind: 'file'; file: string; text: string }
  | { kind: 'edit'; file: string; hunks: string[][] }
  | { kind: 'shell'; script: string };

export interface Recipe {
  name: string;
  steps: Step[];
}

interface Block {
  language: string;
  /** The bold line above the block. */
  file: string | undefined;
  lines: string[];
}

function blocksOf(section: string): Block[] {
  const blocks: Block[] = [];
  let file: string | undefined;
  let open: { indent: string; block: Block } | undefined;
  for (const line of section.split('\n')) {
    if (open) {
      if (line.trim() === '```') open = undefined;
      else
        open.block.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line);
      continue;
    }
    const [, indent, language] = /^( *)```(\w+)$/.exec(line) ?? [];
    if (indent !== undefined && language !== undefined) {
      open = { indent, block: { language, file, lines: [] } };
      blocks.push(open.block);
    }
    if (line.trim() !== '') file = /^ *\*\*(\S+\/\S+)\*\*$/.exec(line)?.[1];
  }
  return blocks;
}

/** A diff without line numbers: `+++ file`, then hunks that `@@` separates. */
function editsOf(lines: readonly string[]): Step[] {
  const edits: Extract<Step, { kind: 'edit' }>[] = [];
  for (const line of lines) {
    if (line.startsWith('+++ ')) edits.push({ kind: 'edit', file: line.slice(4), hunks: [[]] });
    else if (line === '@@') edits.at(-1)?.hunks.push([]);
    else if (/^[ +-]/.test(line)) edits.at(-1)?.hunks.at(-1)?.push(line);
    else throw new Error(`Not a line of a diff: '${line}'`);
  }
  return edits;
}

function stepsOf({ language, file, lines }: Block): Step[] {
  if (language === 'console') return [];
  if (language === 'sh') return [{ kind: 'shell', script: lines.join('\n') }];
  if (language === 'diff') return editsOf(lines);
  if (file === undefined) throw new Error(`A block of ${language} has no file name above it`);
  return [{ kind: 'file', file, text: `${lines.join('\n')}\n` }];
}

/** The recipes of CONTRIBUTING.md in their order. @throws for a block that is none of the four kinds */
export function parseRecipes(markdown: string): Recipe[] {
  const [, book = ''] = markdown.split(/^## Recipes$/m);
  return book
    .split(/^### /m)
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')),
      steps: blocksOf(section).flatMap(stepsOf),
    }));
}

/** @throws if the hunk's context is missing from the file, or occurs twice */
export function applyHunk(text: string, hunk: readonly string[], file: string): string {
  const side = (mark: '+' | '-'): string =>
    hunk
      .filter((line) => line.startsWith(mark) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [side('-'), side('+')];
  // Matches from the beginning of a line, so that a longer line does not match a shorter one.
  const parts = `\n${text}`.split(`\n${before}`);
  if (parts.length !== 2)
    throw new Error(`${file} holds these lines ${parts.length - 1} times, not once:\n${before}`);
  return parts.join(`\n${after}`).slice(1);
}

/** Applies the recipe in a folder. @throws at the first step that fails */
export function applyRecipe({ steps }: Recipe, folder: string): void {
  for (const step of steps) {
    if (step.kind === 'shell') {
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', step.script], {
        cwd: folder,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${step.script}\n${stdout}${stderr}`);
      continue;
    }
    const file = path.join(folder, step.file);
    if (step.kind === 'file') {
      mkdirSync(path.dirname(file), { recursive: true });
      // Fails for a file that exists already.
      writeFileSync(file, step.text, { flag: 'wx' });
    } else {
      const edited = step.hunks.reduce(
        (text, hunk) => applyHunk(text, hunk, step.file),
        readFileSync(file, 'utf8'),
      );
      writeFileSync(file, edited);
    }
  }
}
