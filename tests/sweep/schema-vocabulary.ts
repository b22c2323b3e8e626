import { readFileSync } from 'node:fs';

interface Declaration {
  parents: readonly string[];
  /** The declared type of each property. */
  properties: ReadonlyMap<string, string>;
}

/** The vocabulary of schema.org, as the package declares it for the compiler. */
function readDeclarations(): ReadonlyMap<string, Declaration> {
  const text = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8');
  const interfaces = text.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{\n(.*?)^\}/gms,
  );
  return new Map(
    [...interfaces].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(', ').filter(Boolean),
        properties: new Map(
          [...body.matchAll(/^ {4}"([^"]+)"\??: (.*);$/gm)].map(([, property = '', type = '']) => [
            property,
            type,
          ]),
        ),
      },
    ]),
  );
}

const declarations = readDeclarations();

/** The declaration and those that it extends. */
function lineage(name: string): string[] {
  const declaration = declarations.get(name);
  return declaration ? [name, ...declaration.parents.flatMap(lineage)] : [];
}

/** The type and those that it is a kind of. */
const kindsOf = (type: string): string[] =>
  lineage(`${type}Leaf`).map((name) => name.replace(/(?:Leaf|Base)$/, ''));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Types and properties that schema.org does not have, and values of a type that a property does not take. */
export function vocabularyProblems(thing: unknown): string[] {
  if (!isRecord(thing)) return [`${JSON.stringify(thing)} is not a thing`];
  const { '@type': type, '@id': _id, '@context': _context, ...properties } = thing;
  if (typeof type !== 'string' || !declarations.has(`${type}Leaf`))
    return [`there is no type ${JSON.stringify(type)}`];
  const declared = new Map(
    lineage(`${type}Leaf`).flatMap((name) => [...(declarations.get(name)?.properties ?? [])]),
  );
  return Object.entries(properties).flatMap(([property, value]) => {
    // An action says of its properties which of them the caller puts in.
    const expected = declared.get(property.replace(/-(?:in|out)put$/, ''));
    if (expected === undefined && !property.endsWith('-input'))
      return [`${type} has no '${property}'`];
    return [value].flat().flatMap((item) => {
      if (!isRecord(item)) return [];
      if (Object.keys(item).join() === '@id') return [];
      const kinds = kindsOf(String(item['@type']));
      const fits = kinds.some((kind) => new RegExp(`\\b${kind}\\b`).test(expected ?? ''));
      return [
        ...(fits ? [] : [`'${property}' of ${type} takes no ${String(item['@type'])}`]),
        ...vocabularyProblems(item),
      ];
    });
  });
}
