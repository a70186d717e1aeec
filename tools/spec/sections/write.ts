import type { Sentence } from '../sentence';

/** A sentence that these tests hold. */
export const held = (id: string, text: string, ...tests: readonly string[]): Sentence => ({ id, text, tests });

/** A sentence of which these tests hold what is built; the rest waits. */
export const partly = (id: string, text: string, waitsFor: string, ...tests: readonly string[]): Sentence => ({
  id,
  text,
  waitsFor,
  tests,
});

/** A sentence about a part of the product that is not built yet. */
export const waits = (id: string, text: string, waitsFor: string): Sentence => ({ id, text, waitsFor, tests: [] });

/** A sentence that nothing in the product can break: it says what the specification leaves open or is about. */
export const open = (id: string, text: string): Sentence => ({ id, text, tests: [], leavesOpen: true });
