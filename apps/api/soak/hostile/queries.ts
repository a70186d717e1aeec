import { listFieldsOf, type Call } from '@lectern/contract';
import type { Hostile } from './bodies';
import { maxOf, partsOf, type Parts } from './limits';

type Sent = Readonly<Record<string, unknown>>;

/** Node refuses heads of more than 16 KB; cookies and the other headers need their part. */
const bytes = 13_000;

// An underscore is three bytes in an address, a Cyrillic letter six.
const wordsUpTo = (length: number): readonly string[] => [
  'x'.repeat(length),
  'x '.repeat(length / 2),
  '9'.repeat(length),
  '_'.repeat(length / 3),
  '\u0430'.repeat(length / 6),
  Array.from({ length: length / 6 }, (_, at) => at + 1000).join(','),
];
const words = wordsUpTo(bytes);
/** Longer than it takes, and as long as it takes. */
const textsFor = (part: Parts): readonly string[] => {
  const max = maxOf(part);
  return max !== undefined && part.type === 'string' && max < bytes ? [...words, ...wordsUpTo(max)] : words;
};
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const cursors = [
  cursorOf(['', 'x'.repeat(bytes / 2)]),
  cursorOf(Array.from({ length: bytes / 4 }, () => 1)),
  Buffer.from(`${'['.repeat(bytes / 3)}${']'.repeat(bytes / 3)}`).toString('base64url'),
];

/** Queries of a call as long as a request's head can be: in each field, and in each field that it lists by. */
export const hostileQueries = (call: Call, base: Sent): readonly Hostile[] => {
  const fields = Object.entries(partsOf(call)).filter(([name]) => !call.path.includes(`{${name}}`));
  const listed = Object.keys(listFieldsOf(call.request) ?? {});
  const many = Object.fromEntries(Array.from({ length: bytes / 9 }, (_, at) => [`x${at}`, 1]));
  return [
    { what: 'as many unknown fields as a query takes', sent: { ...base, ...many } },
    ...fields.flatMap(([name, part]) =>
      textsFor(part).map((text) => ({
        what: `${name}: ${text.length} signs (${text.slice(0, 4)})`,
        sent: { ...base, [name]: text },
      })),
    ),
    ...listed.flatMap((name) =>
      words.flatMap((text) =>
        ['in', 'contains', 'eq'].map((operator) => ({
          what: `filter of ${name}: ${operator} (${text.slice(0, 4)})`,
          sent: { ...base, filter: { [name]: `${operator}:${text}` } },
        })),
      ),
    ),
    ...(listed.length > 0 ? cursors : []).map((cursor) => ({
      what: 'a long cursor made by hand',
      sent: { ...base, cursor },
    })),
    ...(listed.length > 0
      ? [{ what: 'sorted by very many', sent: { ...base, sort: '-name,'.repeat(bytes / 6) } }]
      : []),
  ];
};
