import { visibleJson } from './visible-text.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  /** For what works, but probably not as intended. */
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

/** One JSON object per line on standard error: time, level, message, details. Never what a visitor typed. */
export const jsonLog: Log = {
  info: (message, details) => write('info', message, details),
  warn: (message, details) => write('warn', message, details),
  error: (message, details) => write('error', message, details),
};

function write(level: string, message: string, details: Record<string, unknown> = {}): void {
  process.stderr.write(
    `${visibleJson(JSON.stringify({ time: new Date().toISOString(), level, message, ...details }))}\n`,
  );
}
