import { getPayload } from 'payload';
import config from '../../../payload.config.ts';
import { contractAnswer, failureAnswer } from '../../../contract/answer.ts';

async function answer(request: Request): Promise<Response> {
  try {
    return await contractAnswer(await getPayload({ config }), request);
  } catch (error) {
    console.error(error);
    return failureAnswer();
  }
}

export const dynamic = 'force-dynamic';
export {
  answer as GET,
  answer as HEAD,
  answer as POST,
  answer as PUT,
  answer as PATCH,
  answer as DELETE,
};
