import type { FastifyInstance } from 'fastify';
import { badRequest } from './errors';

/** More levels than any call has; each call refuses what is nested deeper than it declares. */
const levels = 200;

const sign = { quote: 34, escape: 92, openList: 91, closeList: 93, open: 123, close: 125 } as const;

/** Whether JSON has more levels than `most`, without parsing it. */
export const isDeeperThan = (most: number, text: string): boolean => {
  let [depth, isInText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInText) {
      if (code === sign.escape) at += 1;
      else if (code === sign.quote) isInText = false;
    } else if (code === sign.quote) isInText = true;
    else if (code === sign.open || code === sign.openList) {
      depth += 1;
      if (depth > most) return true;
    } else if (code === sign.close || code === sign.closeList) depth -= 1;
  }
  return false;
};

/** Reads bodies of JSON; a megabyte of brackets would take seventy when it is parsed. @throws 400 for what is nested too deep */
export const registerJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isDeeperThan(levels, body)) done(badRequest('The body is nested too deep'));
    else parse(request, body, done);
  });
};
