import { currentRequestId } from './request-scope.ts';
import { visibleJson } from './visible-text.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  /** For what works, but probably not as intended. */
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** One JSON object per line: time, level, message, the request's id, details. Never what a visitor typed. */
export function createJsonLog(write: (line: string) => void): Log {
  const writeAt =
    (level: string): Log['info'] =>
    (message, details = {}) => {
      const requestId = currentRequestId();
      const line = {
        time: new Date().toISOString(),
        level,
        message,
        ...(requestId === undefined ? {} : { requestId }),
        ...details,
      };
      write(visibleJson(JSON.stringify(line)));
    };
  return { info: writeAt('info'), warn: writeAt('warn'), error: writeAt('error') };
}

/** On standard error. */
export const jsonLog: Log = createJsonLog((line) => void process.stderr.write(`${line}\n`));
