import { getPayload } from 'payload';
import { contentApiResponse, errorResponse } from '../../../content-api/content-api.ts';
import config from '../../../payload.config.ts';

async function respond(request: Request): Promise<Response> {
  try {
    return await contentApiResponse(await getPayload({ config }), request);
  } catch (error) {
    console.error(error);
    return errorResponse({
      status: 500,
      name: 'InternalServerError',
      message: 'Internal Server Error',
    });
  }
}

export const dynamic = 'force-dynamic';
export { respond as GET };
