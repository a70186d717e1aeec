import { create } from 'zustand';

/** The question that begins an override: open for this remote, for one that is still to be chosen (''), or not at all. */
export const useOpenDialog = create<{ readonly remote: string | undefined }>(() => ({ remote: undefined }));

/** Asks from where a remote comes for this person alone; without a name it is chosen in the question. */
export const askOverride = (remote = ''): void => useOpenDialog.setState({ remote });
