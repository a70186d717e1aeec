import { create } from 'zustand';
import type { Override } from './status';

interface Told {
  /** The override that the page began with. */
  readonly begun?: Override | undefined;
  /** What the session tells now. */
  readonly told?: Override | undefined;
}

/** What the bar says, and nothing else reads. */
export const useTold = create<Told>(() => ({}));
