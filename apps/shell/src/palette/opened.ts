import { create } from 'zustand';

/** Which of the two dialogs of the whole page is open. */
export const useOpened = create<'palette' | 'shortcuts' | undefined>(() => undefined);
