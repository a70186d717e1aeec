import type { Kysely } from 'kysely';
import type { Schema } from 'yup';
import type { DB } from '../../database/schema.generated';
import { richTextFieldsOf, withTexts, type CleanedField } from './clean-request';

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
  if (richTextFieldsOf(schema).length === 0) return { request, cleaned };
  const ids: number[] = [];
  withTexts(schema, request, (html) => {
    for (const [, , id] of html.matchAll(drawing)) ids.push(Number(id));
    return html;
  });
  if (ids.length === 0) return { request, cleaned };
  const known = await knownOf(db, ids);
  const lost: CleanedField[] = [];
  const written = withTexts(schema, request, (html, property) => {
    let count = 0;
    const kept = html.replace(drawing, (whole, picture: string, id: string, kind: string) => {
      if (known.has(nameOf(Number(id), kind))) return whole;
      count += 1;
      return `${picture}>`;
    });
    if (count > 0) lost.push({ property, removed: [{ what: 'the source of a drawing', count }] });
    return kept;
  });
  return { request: written, cleaned: [...cleaned, ...lost] };
};
