/** A sentence of docs/requirements.md. A marked one needs no test. */
export interface Requirement {
  readonly number: string;
  readonly text: string;
  readonly mark?: 'leaves open' | 'waits';
}

/** One test of a runner's report. */
export interface TestResult {
  /** Titles of the groups around it and its own, joined by ` › `. */
  readonly title: string;
  /** The path of its file from the root. */
  readonly file?: string;
  readonly passed: boolean;
}

const sentence = /^- \*\*(\S+)\*\* (?:_\((leaves open|waits)[^)]*\)_ )?(.*)$/gm;
const number = String.raw`(?:[A-Z]\d+(?:\.\d+)?|\d+\.\d+)`;
const atTheEnd = new RegExp(String.raw`\[(${number}(?:, ${number})*)\](?= › |$)`, 'g');

/** The sentences of the page in their order; a long one may go on in lines that are indented. */
export const readRequirements = (page: string): Requirement[] =>
  [...page.replaceAll(/\n {2,}/g, ' ').matchAll(sentence)].map(([, id = '', mark, text = '']) => ({
    number: id,
    text,
    ...(mark !== undefined && { mark: mark as 'leaves open' | 'waits' }),
  }));

/** Numbers at the end of a test's title, and of the titles of the groups around it. */
export const numbersOf = (title: string): string[] =>
  [...title.matchAll(atTheEnd)].flatMap(([, list = '']) => list.split(', '));

/**
 * A line for each fault. A sentence has no passing test, or has one although it is marked.
 * Two sentences have one number, or a test has a number that no sentence has.
 */
export const requirementFaults = (requirements: readonly Requirement[], tests: readonly TestResult[]): string[] => {
  const known = new Set(requirements.map((each) => each.number));
  const passing = new Set(tests.filter(({ passed }) => passed).flatMap(({ title }) => numbersOf(title)));
  const unknown = tests.flatMap(({ title }) =>
    numbersOf(title)
      .filter((each) => !known.has(each))
      .map((each) => `no sentence has the number ${each} of the test "${title}"`),
  );
  return [
    ...requirements.flatMap(({ number: id, text, mark }, at) => {
      if (requirements.findIndex((each) => each.number === id) < at) return [`two sentences have the number ${id}`];
      if (mark === undefined) return passing.has(id) ? [] : [`no passing test has the number ${id}: ${text}`];
      return passing.has(id) ? [`${id} is marked (${mark}), and a passing test has its number`] : [];
    }),
    ...new Set(unknown),
  ];
};
