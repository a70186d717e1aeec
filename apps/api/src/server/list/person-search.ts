import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { escapeLike } from './list-query';
import { searchCondition, searchPatterns } from './list-search';

/** A piece of SQL, or the place of a word or its pattern. */
type Piece = string | { readonly pattern: number } | { readonly word: number };

/** A number as it is typed, without what only separates its digits; any other search as it is. */
export const joinedNumber = (q: string): string =>
  /^\+?[\d\s().-]+$/.test(q) && q.replace(/\D/g, '').length > 4 ? q.replace(/[^\d+]/g, '').replace(/^0+/, '') : q;

/** Whether names alone answer a search by somebody to whom e-mails and numbers are masked: no word may be one of these as a whole. */
export const isOpenText = (q: string): boolean => !/@|(^|\s)\+?\d{4,15}(\s|$)/.test(joinedNumber(q));

const staff = `array(select id from roles where audience = 'staff')`;

/** How one word finds an account whose e-mail and number are masked. Each alternative has an index of its own. */
const openWord = (account: string, word: string, at: number): readonly Piece[] => {
  const names = `search_norm(${account}.first_name || ' ' || ${account}.last_name || ' ' || ${account}.slug::text)`;
  const [pattern, whole] = [{ pattern: at }, { word: at }] as const;
  return [
    `${account}.search_text like `,
    pattern,
    ` and (${names} like `,
    pattern,
    // E-mails of staff are shown in full.
    ` or (${account}.role_id = any(${staff}) and search_norm(${account}.email::text) like `,
    pattern,
    ')',
    ...(word.includes('@') ? [` or ${account}.email = `, whole, '::citext'] : []),
    ...(/^\d{4}$/.test(word) ? [` or right(${account}.mobile_e164, 4) = `, whole] : []),
    ...(/^\+\d{6,15}$/.test(word) ? [` or ${account}.mobile_e164 = `, whole] : []),
    ...(/^\d{6,15}$/.test(word)
      ? [
          ` or ${account}.mobile_e164 = any(array(select dial_code || `,
          whole,
          ` from countries union select '+' || `,
          whole,
          '))',
        ]
      : []),
    ')',
  ];
};

/**
 * How who may not see e-mails and numbers in full finds accounts: names anywhere, e-mails and numbers whole, and numbers by the four digits
 * that are shown. By any other part one could read them out letter by letter. `account` is the row as the query names it.
 */
export const openPieces = (account: string, words: readonly { readonly word: string }[]): readonly Piece[] =>
  words.flatMap(({ word }, at) => [...(at > 0 ? [' and '] : []), ...openWord(account, word, at)]);

/** Accounts that match `q`: in full, or as somebody finds them to whom they are masked. */
export const personCondition = (q: string, account: string, isRevealed: boolean): RawBuilder<SqlBool> => {
  if (isRevealed) return searchCondition(q, sql.ref(`${account}.searchText`));
  const words = searchPatterns(joinedNumber(q));
  const valueOf = (piece: Piece): RawBuilder<unknown> => {
    if (typeof piece === 'string') return sql.raw(piece);
    if ('word' in piece) return sql`${words[piece.word]?.word}::text`;
    const { word = '', anywhere = true } = words[piece.pattern] ?? {};
    return sql`${anywhere ? '%' : ''} || search_norm(${escapeLike(word)}) || '%'`;
  };
  return sql<SqlBool>`(${sql.join(openPieces(account, words).map(valueOf), sql``)})`;
};
