/** A sentence of the product's specification and the tests that hold it. */
export interface Sentence {
  /** Section and number, as `5.12`. */
  readonly id: string;
  /** Word for word. */
  readonly text: string;
  /** Test ids, `project/file › title`; one that ends with … means every test that begins so. */
  readonly tests: readonly string[];
  /** What the sentence waits for, where the part of the product that it speaks of is not built yet. */
  readonly waitsFor?: string;
  /** The sentence says only what the specification leaves open or is about: nothing in the product can break it. */
  readonly leavesOpen?: true;
}

export interface Section {
  readonly title: string;
  readonly sentences: readonly Sentence[];
}

/** One test of a runner's report. */
export interface TestResult {
  readonly title: string;
  /** From the repository's root. */
  readonly file: string;
  readonly passed: boolean;
}
