import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from './list-query';

/** The words of a list's `q` as parts of search texts: one or two letters match the beginning only, more match anywhere, each word once. */
export const searchPatterns = (q: string): readonly { readonly word: string; readonly anywhere: boolean }[] =>
  q.length > 2
    ? [...new Set(q.split(/\s+/))].map((word) => ({ word, anywhere: true }))
    : [{ word: q, anywhere: false }];

/** Rows that match `q` by `searchText` (a normalised column), as a condition for `.where()`; the longest word, mostly the rarest, is looked for first. */
export const searchCondition = (q: string, searchText: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.join(
    searchPatterns(q)
      .toSorted((one, other) => other.word.length - one.word.length)
      .map(
        ({ word, anywhere }) =>
          sql`${searchText} like ${anywhere ? '%' : ''} || search_norm(${escapeLike(word)}) || '%'`,
      ),
    sql` and `,
  )}`;
