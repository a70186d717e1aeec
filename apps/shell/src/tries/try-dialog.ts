import { create } from 'zustand';

/** The question that begins a try: open for these releases, as an address names them, or not at all. */
export const useTryDialog = create<{ readonly of: string | undefined }>(() => ({ of: undefined }));

/** Opens the question for these releases: `catalog-mfe@next,people-mfe@1.2.0`. */
export const askTry = (of: string): void => useTryDialog.setState({ of });
