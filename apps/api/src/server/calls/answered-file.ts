import type { AnsweredFile } from '@lectern/contract';
import type { FastifyReply } from 'fastify';

/** Answers with a file under the name it is saved as; opened by itself it can do nothing. */
export const sendAnsweredFile = (reply: FastifyReply, { name, type, bytes }: AnsweredFile): FastifyReply =>
  reply
    .headers({
      'content-type': type,
      'content-length': bytes.length,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
    })
    .send(Buffer.from(bytes));
