import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { shownAddress } from '../files/paths';

const picture = /<img (?=[^>]*\bdata-file-id="(\d{1,15})")/g;
const marked = 'data-file-id="';
const isText = (name: string): boolean => name === 'html' || name.endsWith('Html');

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/** Adds the ids of the files that a value's formatted texts show. Each answer is looked through, and most have none: nothing is copied. */
const gatherIds = (value: unknown, ids: Set<string>, name = ''): void => {
  if (typeof value === 'string') {
    if (isText(name) && value.includes(marked)) for (const [, id] of value.matchAll(picture)) ids.add(id!);
  } else if (Array.isArray(value)) {
    for (const each of value) gatherIds(each, ids);
  } else if (typeof value === 'object' && value !== null && isPlain(value)) {
    for (const key in value) gatherIds((value as Record<string, unknown>)[key], ids, key);
  }
};

/** The value with each of its formatted texts changed; what is no plain object or list stays as it is. */
const eachText = (value: unknown, change: (html: string) => string, name = ''): unknown => {
  if (typeof value === 'string') return isText(name) && value.includes(marked) ? change(value) : value;
  if (Array.isArray(value)) return value.map((each) => eachText(each, change));
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, eachText(each, change, key)]));
};

/** The addresses of the pictures that can be shown, by the id of their file; of a replaced file that of the newest. */
const addressesOf = async (db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: number; key: string; isDrawing: boolean }>`
    select f.id, coalesce(r.storage_key, f.storage_key) as key, v.file_id is not null as is_drawing from files f
    left join files r on r.id = f.replaced_by_id left join file_variants v on v.file_id = coalesce(r.id, f.id) and v.size = 'original'
    where f.id = any(${ids}::bigint[]) and f.status = 'ready' and f.visibility = 'public'`.execute(db);
  return new Map(rows.map(({ id, key, isDrawing }) => [String(id), shownAddress(key, isDrawing)]));
};

/**
 * An answer whose formatted texts have the addresses of their pictures: stored texts name files by id (content, section 2), and an address is
 * never stored. A picture whose file is gone gets an empty one, so that its place and its text alternative stay.
 */
export const withPictures = async <Value>(db: Kysely<DB>, value: Value): Promise<Value> => {
  const ids = new Set<string>();
  gatherIds(value, ids);
  if (ids.size === 0) return value;
  const addresses = await addressesOf(db, [...ids]);
  const addressed = (html: string): string =>
    html.replace(picture, (_whole, id: string) => `<img src="${addresses.get(id) ?? ''}" `);
  return eachText(value, addressed) as Value;
};
