import { noteServed, noteUnknown, removeBuild, takeOldBuild } from '../delivery/shell-builds';
import { writeAudit } from '../../../server/calls/audit';
import { defineJob } from '../../../server/jobs/job';
import { keepAllFiles } from './keep-files';
import { removeReleaseFiles, takeOldRelease } from './remove-release';

/** Takes away the files of releases that stand on no channel, and of builds of the shell that nobody serves, when their time is over: one at a time. */
export const retentionClean = defineJob({
  name: 'retention.clean',
  kind: 'clock',
  async run({ services: { store, shellHash }, step, origin, report }) {
    let done = 0;
    // A shell that nobody runs any more needs no releases of its own.
    await step(async (db) => {
      await keepAllFiles(db);
      return { done };
    });
    /** The store refuses one: the others go, and that one is tried again tomorrow. Answers whether it went. */
    const wentAway = (work: Promise<void>): Promise<boolean> =>
      work.then(
        () => true,
        (error: unknown) => (report(error), false),
      );
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      await step(async (db) => {
        const release = await takeOldRelease(db, from);
        after = release?.id;
        if (!release) return { done };
        if (!(await wentAway(removeReleaseFiles(db, store, release)))) return { done };
        const { name, version } = release;
        await writeAudit(db, origin, [
          { action: 'remote.filesGone', entity: 'remotes', entityId: name, label: `${name}@${version}` },
        ]);
        done += 1;
        return { done };
      });
    }
    const served = shellHash();
    await step(async (db) => {
      // The console that started this worker may have slept as long as it did, and this job begins at once when both wake up.
      if (served !== undefined) await noteServed(db, served);
      await noteUnknown(db, store);
      return { done };
    });
    let build: string | undefined = '';
    while (build !== undefined) {
      const from: string = build;
      await step(async (db) => {
        const hash = await takeOldBuild(db, from);
        build = hash;
        if (hash === undefined || !(await wentAway(removeBuild(db, store, hash)))) return { done };
        await writeAudit(db, origin, [
          { action: 'shell.filesGone', entity: 'shellBuilds', entityId: hash, label: hash },
        ]);
        done += 1;
        return { done };
      });
    }
    return { state: 'done' };
  },
});
