import { getPayload } from 'payload';
import { contentApiResponse } from '../../../content-api/content-api.ts';
import { internalErrorResponse } from '../../../content-api/responses.ts';
import config from '../../../payload.config.ts';

async function respond(request: Request): Promise<Response> {
  try {
    return await contentApiResponse(await getPayload({ config }), request);
  } catch (error) {
    console.error(error);
    return internalErrorResponse();
  }
}

export const dynamic = 'force-dynamic';
export {
  respond as GET,
  respond as HEAD,
  respond as POST,
  respond as PUT,
  respond as PATCH,
  respond as DELETE,
};
