import type { Log } from '../../server/log.ts';

/** A log that keeps its lines in memory. */
export function memoryLog(): Log & {
  lines: {
    level: 'info' | 'warn' | 'error';
    message: string;
    details: Record<string, unknown> | undefined;
  }[];
} {
  const lines: ReturnType<typeof memoryLog>['lines'] = [];
  return {
    lines,
    info: (message, details) => lines.push({ level: 'info', message, details }),
    warn: (message, details) => lines.push({ level: 'warn', message, details }),
    error: (message, details) => lines.push({ level: 'error', message, details }),
  };
}
