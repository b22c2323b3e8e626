import {
  DockerfileParser,
  type Copy,
  type From,
  type Instruction,
  type ModifiableInstruction,
  type PropertyInstruction,
} from 'dockerfile-ast';

/** One step of a Dockerfile, as far as ours use the language; anything else is an error rather than left out. */
export type Step =
  | { kind: 'run'; command: string }
  | {
      kind: 'copy';
      /** Undefined: the build context. */
      from: string | undefined;
      owner: string | undefined;
      sources: string[];
      target: string;
    }
  | { kind: 'environment'; values: Record<string, string> }
  | { kind: 'label'; values: Record<string, string> }
  | { kind: 'folder'; path: string }
  | { kind: 'user'; user: string }
  | { kind: 'volumes'; paths: string[] }
  | { kind: 'port'; port: string }
  | { kind: 'stop signal'; signal: string }
  | { kind: 'entrypoint'; parameters: string[] }
  | { kind: 'command'; parameters: string[] }
  | { kind: 'health check'; parameters: string[]; flags: Record<string, string> };

export interface Stage {
  name: string;
  /** An image, or the name of an earlier stage. */
  from: string;
  steps: Step[];
}

/** Parameters without a shell, which the images do not have. */
function jsonOf(keyword: string, content: string): string[] {
  if (!content.startsWith('[')) throw new Error(`${keyword} ${content} would need a shell`);
  return JSON.parse(content) as string[];
}

const flagsOf = (instruction: ModifiableInstruction): Record<string, string> =>
  Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));

const propertiesOf = (instruction: PropertyInstruction): Record<string, string> =>
  Object.fromEntries(
    instruction.getProperties().map((property) => [property.getName(), property.getValue() ?? '']),
  );

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const content = (instruction.getArgumentsContent() ?? '').trim();
  if (keyword !== 'RUN' && content.includes('$'))
    throw new Error(`${keyword} ${content}: variables are not supported`);
  switch (keyword) {
    case 'RUN':
      return { kind: 'run', command: content.replaceAll(/\\\n\s*/g, '') };
    case 'COPY': {
      const { from, chown, ...others } = flagsOf(instruction as Copy);
      if (Object.keys(others).length > 0 || content.includes('*'))
        throw new Error(`COPY ${content}: this form is not supported`);
      const paths = (instruction as Copy).getArguments().map((argument) => argument.getValue());
      return {
        kind: 'copy',
        from,
        owner: chown,
        sources: paths.slice(0, -1),
        target: paths.at(-1) ?? '',
      };
    }
    case 'ENV':
      return { kind: 'environment', values: propertiesOf(instruction as PropertyInstruction) };
    case 'LABEL':
      return { kind: 'label', values: propertiesOf(instruction as PropertyInstruction) };
    case 'WORKDIR':
      return { kind: 'folder', path: content };
    case 'USER':
      return { kind: 'user', user: content };
    case 'VOLUME':
      return { kind: 'volumes', paths: jsonOf(keyword, content) };
    case 'EXPOSE':
      return { kind: 'port', port: content };
    case 'STOPSIGNAL':
      return { kind: 'stop signal', signal: content };
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', parameters: jsonOf(keyword, content) };
    case 'CMD':
      return { kind: 'command', parameters: jsonOf(keyword, content) };
    case 'HEALTHCHECK':
      return {
        kind: 'health check',
        parameters: jsonOf(keyword, content.replace(/^CMD\s+/, '')),
        flags: flagsOf(instruction as ModifiableInstruction),
      };
    default:
      throw new Error(`${keyword} is not supported`);
  }
}

/** The stages of a Dockerfile, in their order. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({
        name: from.getBuildStage() ?? String(stages.length),
        from: from.getImage() ?? '',
        steps: [],
      });
    } else {
      const stage = stages.at(-1);
      if (!stage) throw new Error(`${instruction.getKeyword()} stands before the first FROM`);
      stage.steps.push(stepOf(instruction));
    }
  }
  return stages;
}
