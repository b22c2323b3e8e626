import { currentRequestId } from './request-scope.ts';
import { visibleJson } from './visible-text.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  /** For what works, but probably not as intended. */
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** One JSON object per line on standard error: time, level, message, the request's id, details. Never what a visitor typed. */
export const jsonLog: Log = {
  info: (message, details) => write('info', message, details),
  warn: (message, details) => write('warn', message, details),
  error: (message, details) => write('error', message, details),
};

function write(level: string, message: string, details: Record<string, unknown> = {}): void {
  const requestId = currentRequestId();
  const line = {
    time: new Date().toISOString(),
    level,
    message,
    ...(requestId === undefined ? {} : { requestId }),
    ...details,
  };
  process.stderr.write(`${visibleJson(JSON.stringify(line))}\n`);
}
