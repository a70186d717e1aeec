import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from './list';
import { escapeLike } from './list-query';

/** A text that lists sort by, and the same in small letters, as PostgreSQL's `lower()` writes them. */
export interface SortedText {
  readonly text: RawBuilder<unknown>;
  readonly lower: RawBuilder<unknown>;
}

/** The last character of the order: ICU gives U+FFFF a weight above all others, for ranges like this one. */
const last = '\uFFFF';

/** What `ilike` says of a text, by its small letters: neither index nor row has to be lowered again. Undefined for the other operators. */
export const textCondition = (
  { operator, values }: Filter,
  { text, lower }: SortedText,
): RawBuilder<SqlBool> | undefined => {
  const part = String(values[0]);
  // An explicit order would be the comparison's: the index on the small letters has another.
  const bound = (value: string) => sql`lower(${value}::text collate "und-x-icu")`;
  const lowered = (value: string) => sql`(${bound(value)} collate "C")`;
  switch (operator) {
    case 'contains':
      return sql`${lower} like ${lowered(`%${escapeLike(part)}%`)}`;
    case 'starts':
      // Not `like`: its index of parts holds every word that begins so. The range says nothing new, but an index by the text begins there.
      return sql`(${lower} ^@ ${lowered(part)} and ${text} >= ${bound(part)} and ${text} <= ${bound(part + last)})`;
    default:
      return undefined;
  }
};
