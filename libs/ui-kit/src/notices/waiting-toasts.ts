import { create } from 'zustand';

/** What a toast says. */
export interface Toast {
  readonly level: 'success' | 'warning' | 'error';
  readonly text: string;
}

/** Toasts that are to be shown: their place takes them, as soon as its code is there. */
export const useWaitingToasts = create<readonly Toast[]>(() => []);
