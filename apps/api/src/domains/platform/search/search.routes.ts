import { messages, say } from '@lectern/contract';
import { maxHits, type searchCalls, type SearchHit, type SearchResult } from '@lectern/contract/platform/search';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { SearchSource } from '../../../records/search-source';
import { badRequest, fieldError } from '../../../server/calls/errors';
import type { Handlers } from '../../../server/calls/frame';
import { escapeLike } from '../../../server/list/list-query';
import { searchPatterns } from '../../../server/list/list-search';
import { joinedNumber, openPieces } from '../../../server/list/person-search';
import { mayReveal } from '../../../server/calls/mask';
import { mayCall } from '../../../server/calls/perform';
import { searchSources } from '../../record-kinds';

/** All types together get this time, in ms. */
export const limit = 300;
/** More words than these make no search narrower. */
const maxWords = 6;

type Row = { readonly part: number; readonly hit: Pick<SearchHit, 'id' | 'title' | 'subtitle'> | null };

interface Searched {
  readonly type: string;
  readonly source: SearchSource;
}
const all: readonly Searched[] = [...searchSources].map(([type, source]) => ({ type, source }));

/** Searches all types with one statement, in this order; a type whose last row is missing was late. */
const find = async (
  db: Kysely<DB>,
  searched: readonly Searched[],
  q: string,
  isRevealed: boolean,
): Promise<readonly Row[]> => {
  const patterns = searchPatterns(isRevealed ? q : joinedNumber(q)).slice(0, maxWords);
  const placeOf = (at: number): string => `($1)[${at + 1}]`;
  const matches = (column: string): string => patterns.map((_, at) => `${column} like ${placeOf(at)}`).join(' and ');
  const accounts = isRevealed
    ? matches('users.search_text')
    : openPieces('users', patterns)
        .map((piece) =>
          typeof piece === 'string' ? piece : placeOf('word' in piece ? patterns.length + piece.word : piece.pattern),
        )
        .join('');
  const parts = searched.map(
    ({ source }) =>
      `select * from (${source.select(matches, accounts)}) found order by search_norm(title) like $2 desc, title, id limit ${maxHits + 1}`,
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
        await sql<Row>`select part, hit from ask_in_turn(${parts}::text[], array[${sql.join([...likes, ...patterns.map(({ word }) => sql`${word}::text`)])}], search_norm(${escapeLike(q)}) || '%')`.execute(
          transaction,
        );
      return rows;
    });
};

/** The rows by type, in the order of `shown`; `searched` is the order in which they were searched. */
const answered = (shown: readonly Searched[], searched: readonly Searched[], rows: readonly Row[]): SearchResult => {
  const rowsOf = (each: Searched) => rows.filter(({ part }) => searched[part - 1] === each);
  const isFinished = (each: Searched): boolean => rowsOf(each).some(({ hit }) => hit === null);
  return {
    groups: shown.filter(isFinished).flatMap((each) => {
      const hits = rowsOf(each).flatMap(({ hit }) => hit ?? []);
      const { title, route, list } = each.source;
      return hits.length === 0
        ? []
        : {
            type: each.type,
            title,
            hits: hits.slice(0, maxHits).map((hit) => ({ ...hit, route: route(hit) })),
            more: hits.length > maxHits,
            list,
          };
    }),
    late: shown.filter((each) => !isFinished(each)).map(({ type, source: { title } }) => ({ type, title })),
  };
};

/** The types that a request names; all without. @throws 400 for one that there is not */
const namedTypes = (types: string | undefined): readonly Searched[] => {
  const named = types?.split(',');
  if (named?.some((type) => !searchSources.has(type)))
    throw badRequest(fieldError('types', 'types', say(messages.invalid, { field: 'Types' })));
  return named ? all.filter(({ type }) => named.includes(type)) : all;
};

export const searchHandlers: Handlers<typeof searchCalls> = {
  async search({ request: { q: typed, types }, db, actor }) {
    const q = typed.trim();
    const shown = namedTypes(types).filter(({ source }) => mayCall(source.access, actor));
    // What is small cannot be made late by what is large.
    const searched = [
      ...shown.filter(({ source }) => !source.isLarge),
      ...shown.filter(({ source }) => source.isLarge),
    ];
    return answered(shown, searched, await find(db, searched, q, mayReveal(actor)));
  },
};
