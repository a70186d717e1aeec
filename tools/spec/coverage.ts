import type { Section, Sentence, TestResult } from './sentence';

export type Verdict = 'passed' | 'failed' | 'no such test' | 'no test' | 'waits' | 'leaves open';

export interface Judged {
  readonly sentence: Sentence;
  readonly verdict: Verdict;
  /** The ids that make it so, where it did not pass. */
  readonly because: readonly string[];
}

/** The id of a test: its project, its file without endings, its title with those of the groups around it. */
export const testId = ({ file, title }: TestResult): string => {
  const parts = file.split('/');
  const project = parts[0] === 'tools' ? 'tools' : parts[1];
  return `${project}/${(parts.at(-1) ?? '').replace(/\.(test|e2e)\.tsx?$/, '')} › ${title}`;
};

const resultsOf = (id: string, results: ReadonlyMap<string, readonly boolean[]>): readonly boolean[] =>
  id.endsWith('…')
    ? [...results].filter(([each]) => each.startsWith(id.slice(0, -1))).flatMap(([, passed]) => passed)
    : (results.get(id) ?? []);

const judge = (sentence: Sentence, results: ReadonlyMap<string, readonly boolean[]>): Judged => {
  if (sentence.leavesOpen) return { sentence, verdict: 'leaves open', because: [] };
  if (sentence.waitsFor !== undefined && sentence.tests.length === 0)
    return { sentence, verdict: 'waits', because: [] };
  if (sentence.tests.length === 0) return { sentence, verdict: 'no test', because: [] };
  const missing = sentence.tests.filter((id) => resultsOf(id, results).length === 0);
  if (missing.length > 0) return { sentence, verdict: 'no such test', because: missing };
  const failed = sentence.tests.filter((id) => resultsOf(id, results).includes(false));
  return { sentence, verdict: failed.length > 0 ? 'failed' : 'passed', because: failed };
};

/** What the tests of a run say of every sentence. A test that ran twice under one id passed when both did. */
export const coverage = (sections: readonly Section[], tests: readonly TestResult[]): Judged[] => {
  const results = new Map<string, boolean[]>();
  for (const test of tests) results.set(testId(test), [...(results.get(testId(test)) ?? []), test.passed]);
  return sections.flatMap(({ sentences }) => sentences).map((sentence) => judge(sentence, results));
};

/** What is wrong with the coverage, a line for each sentence that no passing test holds. */
export const openSentences = (judged: readonly Judged[]): string[] =>
  judged
    .filter(({ verdict }) => !['passed', 'waits', 'leaves open'].includes(verdict))
    .map(({ sentence, verdict, because }) => `${sentence.id} "${sentence.text}": ${[verdict, ...because].join(' · ')}`);
