import { visibleJson } from './visible-text.ts';

export interface Log {
  info(message: string, details?: Record<string, unknown>): void;
  /** For what works, but probably not as intended. */
  warn(message: string, details?: Record<string, unknown>): void;
  error(message: string, details?: Record<string, unknown>): void;
}

const writeAt =
  (level: string): Log['info'] =>
  (message, details = {}) => {
    const line = { time: new Date().toISOString(), level, message, ...details };
    process.stderr.write(`${visibleJson(JSON.stringify(line))}\n`);
  };

/** Writes one JSON object per line to standard error: time, level, message, details. Never what a visitor typed. */
export const jsonLog: Log = {
  info: writeAt('info'),
  warn: writeAt('warn'),
  error: writeAt('error'),
};
