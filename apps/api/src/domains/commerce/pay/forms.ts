import type { FastifyInstance } from 'fastify';

/** Bytes of a form on a public page. */
const mostBytes = 16 * 1024;

/** Reads forms of pages without a script, as name → text; a name that is sent twice keeps its first value. */
export const readsForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => {
      const fields: Record<string, string> = Object.create(null) as Record<string, string>;
      for (const [name, value] of new URLSearchParams(String(body))) fields[name] ??= value.replaceAll('\u0000', '');
      done(null, fields);
    },
  );
};

/** A field of a form that was read. */
export const fieldOf = (body: unknown, name: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};
