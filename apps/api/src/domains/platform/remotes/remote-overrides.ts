import { defineJob } from '../../../server/jobs/job';
import { endAndNote } from './overrides/end';
import { isOver } from './overrides/overrides.queries';
import { endTriesAndNote, isTryOver } from './tries/end';

const over = 'Its time, its session or the right to it is over';

/** Ends overrides and tries when their time or session is over, or their person lost the right. They already have no effect: this only records it. */
export const remoteOverrides = defineJob({
  name: 'remote.overrides',
  kind: 'clock',
  async run({ step, origin }) {
    await step(async (db) => ({
      done: (await endAndNote(db, isOver, origin, over)).length + (await endTriesAndNote(db, isTryOver, origin, over)),
    }));
    return { state: 'done' };
  },
});
