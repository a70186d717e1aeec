import { defineJob } from '../../../server/jobs/job';
import { endAndNote } from './overrides/end';
import { isOver } from './overrides/overrides.queries';

/** Ends overrides whose time or session is over or whose person lost the right. None of them has counted since: this only tells it. */
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
