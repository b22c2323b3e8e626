import { Forbidden, type Access, type PayloadRequest } from 'payload';

/** Guards an endpoint of our own. @throws {Forbidden} */
export function requireAccess(access: Access, req: PayloadRequest): void {
  if (access({ req }) !== true) throw new Forbidden(req.t);
}
