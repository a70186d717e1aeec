import { create } from 'zustand';

/** A toast that has been shown. */
export interface ShownToast {
  readonly level: 'success' | 'warning' | 'error';
  readonly text: string;
  /** In ms since the epoch. */
  readonly at: number;
}

/** Every toast since the page was loaded, the newest first. */
export const useToastHistory = create<readonly ShownToast[]>(() => []);
