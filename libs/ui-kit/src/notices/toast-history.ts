import { create } from 'zustand';
import type { Toast } from './waiting-toasts';

/** A toast that has been shown. */
export interface ShownToast extends Toast {
  /** In ms since the epoch. */
  readonly at: number;
}

/** Every toast since the page was loaded, the newest first. */
export const useToastHistory = create<readonly ShownToast[]>(() => []);
