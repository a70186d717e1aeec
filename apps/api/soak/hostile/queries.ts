import { listFieldsOf, type Call } from '@lectern/contract';
import type { Hostile } from './bodies';
import { partsOf } from './limits';

type Sent = Readonly<Record<string, unknown>>;

/** Node refuses heads of more than 16 KB; cookies and the other headers need their part. */
const bytes = 13_000;

const words = [
  'x'.repeat(bytes),
  'x '.repeat(bytes / 2),
  '9'.repeat(bytes),
  '_'.repeat(bytes / 3),
  '\u0430'.repeat(bytes / 6),
  Array.from({ length: bytes / 6 }, (_, at) => at + 1000).join(','),
];
const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const cursors = [
  cursorOf(['', 'x'.repeat(bytes / 2)]),
  cursorOf(Array.from({ length: bytes / 4 }, () => 1)),
  Buffer.from(`${'['.repeat(bytes / 3)}${']'.repeat(bytes / 3)}`).toString('base64url'),
];

/** Queries of a call as long as a request's head can be: in each field, and in each field that it lists by. */
export const hostileQueries = (call: Call, base: Sent): readonly Hostile[] => {
  const fields = Object.keys(partsOf(call)).filter((name) => !call.path.includes(`{${name}}`));
  const listed = Object.keys(listFieldsOf(call.request) ?? {});
  const many = Object.fromEntries(Array.from({ length: bytes / 9 }, (_, at) => [`x${at}`, 1]));
  return [
    { what: 'as many unknown fields as a query takes', sent: { ...base, ...many } },
    ...fields.flatMap((name) =>
      words.map((text) => ({ what: `${name}: a long text (${text.slice(0, 4)})`, sent: { ...base, [name]: text } })),
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
