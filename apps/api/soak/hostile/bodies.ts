import { bodyBytesOf, requestLimits, type Call } from '@lectern/contract';
import { maxOf, partsOf, type Parts } from './limits';

type Sent = Readonly<Record<string, unknown>>;

/** One request of a call: what is at its limit, and what is sent. */
export interface Hostile {
  readonly what: string;
  readonly sent: Sent;
  /** The body as it is, where no client could write it. */
  readonly text?: string;
}

// Long for a rule that looks back: an address, tags, blanks, digits.
const texts: readonly string[] = ['x', '@.', '<p>', ' ', '9', '\u0430'];
const textsUpTo = (bytes: number): readonly string[] =>
  texts.map((text) => text.repeat(Math.floor(bytes / Buffer.byteLength(text))));

const listOf = (element: unknown, count: number): unknown[] => Array.from({ length: count }, () => element);
const fitting = (element: unknown, bytes: number): number =>
  Math.max(1, Math.floor(bytes / (JSON.stringify(element).length + 1)));

const nested = (levels: number, open: string, close: string): unknown =>
  JSON.parse(`${open.repeat(levels)}0${close.repeat(levels)}`);
const nestings = (levels: number): readonly unknown[] => [nested(levels, '[', ']'), nested(levels, '{"a":', '}')];

/** So many unknown fields as the body takes. */
const unknownFields = (bytes: number): Sent =>
  Object.fromEntries(Array.from({ length: Math.floor(bytes / 13) }, (_, at) => [`x${at}`, 1]));

const elementOf = (part: Parts | undefined): unknown => {
  if (part?.fields)
    return Object.fromEntries(Object.entries(part.fields).map(([name, each]) => [name, elementOf(each)]));
  return part?.type === 'number' ? 1 : part?.type === 'boolean' ? true : 'x';
};

type Named = readonly [what: string, value: unknown];

const lists = (part: Parts, bytes: number): readonly Named[] => {
  const good = elementOf(part.innerType);
  const max = Math.min(maxOf(part) ?? Infinity, fitting(good, bytes));
  const numbers = Array.from({ length: Math.min(max, fitting(10_000, bytes)) }, (_, at) => at + 1);
  const wrong = [null, {}, { remote: 1 }, [], 'x'];
  return [
    ['as many elements as it takes', part.innerType?.type === 'number' ? numbers : listOf(good, max)],
    ...wrong.map((element): Named => [
      `as many wrong elements as it takes: ${JSON.stringify(element)}`,
      listOf(element, Math.min(max, fitting(element, bytes))),
    ]),
    ...[good, ...wrong].map((element): Named => [
      `a list as heavy as the body: ${JSON.stringify(element).slice(0, 40)}`,
      listOf(element, fitting(element, bytes)),
    ]),
  ];
};

const valuesOf = (part: Parts, bytes: number): readonly Named[] => {
  const deep = [...nestings(requestLimits.depth - 2), ...nestings(1500)];
  const max = maxOf(part);
  const lengths = part.type === 'string' && max !== undefined && max < bytes ? [max, bytes] : [bytes];
  return [
    ...lengths.flatMap((length) =>
      textsUpTo(length).map((text): Named => [`${length} bytes of text (${text.slice(0, 3)})`, text]),
    ),
    ...deep.map((value): Named => ['deep nesting', value]),
    ['as many unknown fields as the body takes', unknownFields(bytes)],
    ...(part.type === 'array' ? lists(part, bytes) : []),
  ];
};

/** Bodies of a call at its limits, each with one field of it hostile and the others as they should be. */
export const hostileBodies = (call: Call, base: Sent): readonly Hostile[] => {
  // A sealed body grows by a third, and its text has the rest of the envelope around it.
  const whole = call.sealed ? bodyBytesOf(call) * 0.7 : bodyBytesOf(call) * 0.98;
  const bytes = Math.floor(whole - JSON.stringify(base).length);
  const fields = Object.entries(partsOf(call)).filter(([name]) => !call.path.includes(`{${name}}`));
  return [
    { what: 'as many unknown fields as the body takes', sent: { ...base, ...unknownFields(bytes) } },
    ...(call.sealed ? [] : ['', ...fields.map(([name]) => name)]).map((name) => ({
      what: `${name}: as many levels as the body takes`,
      sent: base,
      text: `{"${name}":${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}}`,
    })),
    ...fields.flatMap(([name, part]) =>
      valuesOf(part, bytes).map(([what, value]) => ({ what: `${name}: ${what}`, sent: { ...base, [name]: value } })),
    ),
  ];
};
