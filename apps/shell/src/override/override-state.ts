import { create } from 'zustand';
import type { Override } from './status';

interface OverrideState {
  /** The override that the page began with. */
  readonly begun?: Override | undefined;
  /** What the session tells now. */
  readonly override?: Override | undefined;
}

/** What the bar says, and nothing else reads. */
export const useOverrideState = create<OverrideState>(() => ({}));
