import { create } from 'zustand';
import type { Override } from './status';

interface OverrideState {
  /** The override that the page began with. */
  readonly begun?: Override | undefined;
  /** The override in the current session. */
  readonly override?: Override | undefined;
}

/** What the bar says, and nothing else reads. */
export const useOverrideState = create<OverrideState>(() => ({}));
