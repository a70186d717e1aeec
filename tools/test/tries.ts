/** A browser test in one run of its file. */
export interface TriedTest {
  readonly title: string;
  /** From the root of the repository. */
  readonly file: string;
  readonly passed: boolean;
  /** Errors with their stacks. Empty when it passed or did not run. */
  readonly errors: readonly string[];
}

/** One run of browser files, as the reporter writes it. */
export interface Tries {
  readonly tests: readonly TriedTest[];
  /** Files that could not be loaded and errors outside of any test. */
  readonly loadErrors: number;
  /** Duration of each file in s. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** A test that failed in one try and passed in the other, with the errors of both. */
export interface Unsteady {
  readonly title: string;
  readonly file: string;
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** More failed files than these are no accident, and a second try would double the minutes of the run. */
const mostFiles = 10;

/**
 * Lines for Playwright's `--test-list`: the tests to try once more. Tests of a file may build on each other, so the
 * whole file is tried. Files in parallel mode repeat only failed tests. Empty when nothing failed, or too much.
 */
export const secondTry = (
  { tests }: Tries,
  { folder, isParallel }: { readonly folder: string; readonly isParallel: (file: string) => boolean },
): string[] => {
  const failed = tests.filter(({ passed }) => !passed);
  if (new Set(failed.map(({ file }) => file)).size > mostFiles) return [];
  const lines = failed.map(({ file, title }) => {
    const inFolder = file.slice(folder.length + 1);
    return isParallel(file) ? `${inFolder} › ${title}` : inFolder;
  });
  return [...new Set(lines)];
};

/** The outcome of both tries: a test has passed that passed in one of them. */
export const outcomeOf = (first: Tries, second?: Tries) => {
  const keyOf = ({ file, title }: TriedTest): string => `${file} › ${title}`;
  const again = new Map(second?.tests.map((test) => [keyOf(test), test]));
  const pairs = first.tests.map((test) => ({ test, other: again.get(keyOf(test)) }));
  const tests = pairs.map(({ test: { title, file, passed }, other }) => ({
    title,
    file,
    passed: passed || other?.passed === true,
  }));
  const unsteady = pairs.flatMap(({ test, other }): Unsteady[] =>
    other && other.passed !== test.passed
      ? [{ title: test.title, file: test.file, first: test.errors, second: other.errors }]
      : [],
  );
  const passed = tests.filter((test) => test.passed).length;
  const none = tests.length === 0 ? 1 : 0;
  const loadErrors = first.loadErrors + (second?.loadErrors ?? 0);
  const seconds = { ...first.seconds };
  for (const [file, each] of Object.entries(second?.seconds ?? {})) seconds[file] = (seconds[file] ?? 0) + each;
  return { name: 'e2e', passed, failed: tests.length - passed + loadErrors + none, tests, seconds, unsteady };
};

/** One line for each unsteady test. */
export const unsteadyLines = (unsteady: readonly Unsteady[]): string[] =>
  unsteady.map(({ file, title }) => `unsteady: ${file}: ${title}`);
