import type { PlainResponses } from '../http/plain-responses.ts';

const maxPathLength = 2048;

/** Refuses a path that is too long (414), not valid UTF-8 when decoded, or contains a null character (400). */
export function refuseRequest(path: string, plain: PlainResponses): Response | undefined {
  if (path.length > maxPathLength) return plain.text(414, 'URI Too Long');
  return isDecodable(path) ? undefined : plain.text(400, 'Bad Request');
}

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
