import type {} from '@lectern/tools/dev/client';
import { failureOf } from '../composition/explain';
import { dismissNote, note } from '../composition/remote-store';

/** A build that fails is a note in its remote's own place, above the last build, which goes on working; the next good build takes it away. */
export const watchBuilds = (): void => {
  globalThis.__lecternBuild = (project, [first, ...more]) => {
    if (first === undefined) return dismissNote(project);
    note(
      failureOf({ name: project, version: 'dev' }, 'threw', [
        `${first}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      ]),
    );
  };
};
