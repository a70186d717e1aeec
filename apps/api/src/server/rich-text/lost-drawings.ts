import type { Kysely } from 'kysely';
import type { Schema } from 'yup';
import type { DB } from '../../database/schema.generated';
import { richTextFieldsOf, type CleanedField } from './clean-request';

interface CleanedRequest<T> {
  readonly request: T;
  readonly cleaned: readonly CleanedField[];
}

/** As cleaning writes it: the id before the tool, which is last. */
const drawing = /(<img [^>]*data-file-id="(\d+)") data-drawing="(\w+)">/g;
const nameOf = (fileId: number | string, kind: string): string => `${kind} ${fileId}`;

/** The drawings that have a source. */
const knownOf = async (db: Kysely<DB>, ids: readonly number[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('drawings').select(['fileId', 'kind']).where('fileId', 'in', ids).execute();
  return new Set(rows.map(({ fileId, kind }) => nameOf(fileId, kind)));
};

/** A cleaned request in which a picture whose drawing has no source is a plain picture: no tool could open it (content, H7). */
export const withoutLostDrawings = async <T extends object>(
  db: Kysely<DB>,
  schema: Schema,
  { request, cleaned }: CleanedRequest<T>,
): Promise<CleanedRequest<T>> => {
  const texts = richTextFieldsOf(schema).flatMap((name) => {
    const html = (request as Record<string, unknown>)[name];
    return typeof html === 'string' && html.includes(' data-drawing="') ? [[name, html] as const] : [];
  });
  const ids = texts.flatMap(([, html]) => [...html.matchAll(drawing)].map(([, , id]) => Number(id)));
  if (ids.length === 0) return { request, cleaned };
  const known = await knownOf(db, ids);
  const written: Record<string, string> = {};
  const lost: CleanedField[] = [];
  for (const [property, html] of texts) {
    let count = 0;
    written[property] = html.replace(drawing, (whole, picture: string, id: string, kind: string) => {
      if (known.has(nameOf(Number(id), kind))) return whole;
      count += 1;
      return `${picture}>`;
    });
    if (count > 0) lost.push({ property, removed: [{ what: 'the source of a drawing', count }] });
  }
  return { request: { ...request, ...written }, cleaned: [...cleaned, ...lost] };
};
