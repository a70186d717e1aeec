import type { CallStructure, Structure } from './structure';

const path = (at: string, name: string): string => (at ? `${at}.${name}` : name);
const words = (values: readonly unknown[]): string => values.map(String).join(', ');
const isOpaque = ({ type }: Structure): boolean => type === 'mixed';

/** What one side sends, as the structure `sent` has it, and the other reads by the structure `read`. */
interface Way {
  /** What is said of a field that is sent and not read, or undefined where nobody minds. */
  readonly unread: (at: string) => string | undefined;
  readonly missing: (at: string) => string;
  readonly maybeMissing: (at: string) => string;
  readonly maybeNull: (at: string) => string;
  /** Of values that are sent and unknown to who reads; undefined where they do no harm. */
  readonly unknown: (at: string, values: string) => string | undefined;
}

const compare = (sent: Structure, read: Structure, at: string, way: Way): (string | undefined)[] => {
  if (isOpaque(sent) || isOpaque(read)) return [];
  if (sent.type !== read.type)
    return [`${at || 'the whole'} is ${read.type} on one side and ${sent.type} on the other`];
  const strange =
    read.oneOf && (sent.oneOf ? sent.oneOf.filter((value) => !read.oneOf?.includes(value)) : ['anything']);
  return [
    sent.nullable && !read.nullable ? way.maybeNull(at) : undefined,
    sent.optional && !read.optional ? way.maybeMissing(at) : undefined,
    strange && strange.length > 0 ? way.unknown(at, words(strange)) : undefined,
    ...(sent.items && read.items ? compare(sent.items, read.items, `${at}[]`, way) : []),
    ...Object.entries(sent.fields ?? {}).flatMap(([name, field]) => {
      const other = read.fields?.[name];
      return other ? compare(field, other, path(at, name), way) : read.fields ? [way.unread(path(at, name))] : [];
    }),
    ...Object.entries(read.fields ?? {}).flatMap(([name, field]) =>
      sent.fields?.[name] || field.optional ? [] : [way.missing(path(at, name))],
    ),
  ];
};

const known = (reasons: readonly (string | undefined)[]): string[] => reasons.filter((reason) => reason !== undefined);

const request: Way = {
  unread: (at) => `the request's ${at} is taken no more`,
  missing: (at) => `the request's ${at} is required now`,
  maybeMissing: (at) => `the request's ${at} is required now`,
  maybeNull: (at) => `the request's ${at} may not be null any more`,
  unknown: (at, values) => `the request's ${at} no longer takes ${values}`,
};

const given = (what: string): Way => ({
  unread: () => undefined,
  missing: (at) => `${what} ${at} is gone`,
  maybeMissing: (at) => `${what} ${at} may be missing now`,
  maybeNull: (at) => `${what} ${at} may be null now`,
  unknown: () => undefined,
});

const lost = (what: string, compiled: readonly string[] = [], running: readonly string[] = []): string[] =>
  compiled.filter((name) => !running.includes(name)).map((name) => `it ${what} by ${name} no more`);

/** Every way in which a call as it runs breaks who was compiled with `compiled`. New fields of an answer, new optional ones of a request and new values of an answer break nobody. */
export const callBreaks = (compiled: CallStructure, running: CallStructure): string[] => [
  ...known(compare(compiled.request, running.request, '', request)),
  ...lost('filters', compiled.filters, running.filters),
  ...lost('sorts', compiled.sorts, running.sorts),
  ...known(compare(running.response, compiled.response, '', given('the answer’s'))),
];

/** Every way in which what a host gives breaks a contribution that was compiled for `compiled`. */
export const propsBreaks = (compiled: Structure, running: Structure): string[] =>
  known(compare(running, compiled, '', given('the prop')));
