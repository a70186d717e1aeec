import { createContext, useContext } from 'react';

const Close = createContext<() => void>(() => undefined);

export const PanelClose = Close.Provider;

/** The way out of the panel one is in, the guard of unsaved work included. */
export const usePanelClose = (): (() => void) => useContext(Close);
