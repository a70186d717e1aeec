import { defineJob } from '../../../server/jobs/job';
import { endAndNote } from './overrides/end';
import { isOver } from './overrides/overrides.queries';

/** Ends overrides whose time or session is over or whose person lost the right. They already have no effect: this only records it. */
export const remoteOverrides = defineJob({
  name: 'remote.overrides',
  kind: 'clock',
  async run({ step, origin }) {
    await step(async (db) => ({
      done: (await endAndNote(db, isOver, origin, 'Its time, its session or the right to it is over')).length,
    }));
    return { state: 'done' };
  },
});
