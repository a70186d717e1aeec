import { defineRemote } from '@lectern/remote-kit';

/** The code behind the declaration: nothing is declared yet. */
export default defineRemote({});
