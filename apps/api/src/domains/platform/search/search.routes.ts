import {
  maxHits,
  searchTypes,
  type searchCalls,
  type SearchHit,
  type SearchResult,
  type SearchType,
} from '@lectern/contract/platform/search';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Actor, Handlers } from '../../../server/calls/frame';
import { escapeLike } from '../../../server/list/list-query';
import { searchPatterns } from '../../../server/list/list-search';
import { askedInOrder, sources } from './sources';

/** All types together get this time, in ms. */
export const limit = 300;
/** More words than these make no search narrower. */
const maxWords = 6;

type Row = { readonly part: number; readonly hit: Pick<SearchHit, 'id' | 'title' | 'subtitle'> | null };

/** Asks all types with one statement; a type whose last row is missing was late. */
const ask = async (db: Kysely<DB>, types: readonly SearchType[], q: string): Promise<readonly Row[]> => {
  const patterns = searchPatterns(q).slice(0, maxWords);
  const matches = (column: string): string => patterns.map((_, at) => `${column} like ($1)[${at + 1}]`).join(' and ');
  const parts = types.map(
    (type) =>
      `select * from (${sources[type].select(matches)}) found order by search_norm(title) like $2 desc, title, id limit ${maxHits + 1}`,
  );
  const likes = patterns.map(
    ({ word, anywhere }) => sql`${anywhere ? '%' : ''}::text || search_norm(${escapeLike(word)}) || '%'`,
  );
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(limit)}`.execute(transaction);
      const { rows } =
        await sql<Row>`select part, hit from ask_in_turn(${parts}::text[], array[${sql.join(likes)}], search_norm(${escapeLike(q)}) || '%')`.execute(
          transaction,
        );
      return rows;
    });
};

const answered = (types: readonly SearchType[], rows: readonly Row[], q: string): SearchResult => {
  const finished = (type: SearchType): boolean =>
    rows.some(({ part, hit }) => hit === null && types[part - 1] === type);
  const hitsOf = (type: SearchType) => rows.flatMap(({ part, hit }) => (hit && types[part - 1] === type ? [hit] : []));
  const shown = searchTypes.filter((type) => types.includes(type));
  return {
    groups: shown
      .filter(finished)
      .map((type) => ({ type, hits: hitsOf(type) }))
      .filter(({ hits }) => hits.length > 0)
      .map(({ type, hits }) => ({
        type,
        hits: hits.slice(0, maxHits).map((hit) => ({ ...hit, route: sources[type].route(hit) })),
        more: hits.length > maxHits,
        route: `${sources[type].list}?${new URLSearchParams({ q })}`,
      })),
    late: shown.filter((type) => !finished(type)),
  };
};

const mayRead = ({ rights }: Pick<Actor, 'rights'>, type: SearchType): boolean => rights.has(sources[type].right);

export const searchHandlers: Handlers<typeof searchCalls> = {
  async search({ request: { q: typed, types }, db, actor }) {
    const q = typed.trim();
    const wanted = types?.split(',') ?? searchTypes;
    const asked = askedInOrder.filter((type) => wanted.includes(type) && mayRead(actor, type));
    return answered(asked, await ask(db, asked, q), q);
  },
};
