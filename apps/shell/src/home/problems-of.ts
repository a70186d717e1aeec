import type { JobRow } from '@lectern/contract/platform/job';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { stateOf } from '../remotes-overview/state-of';
import * as texts from '../texts/home';

/** A remote or a job that needs somebody who runs the console. */
export interface Problem {
  readonly key: string;
  readonly title: string;
  /** Where more is said, if anywhere. */
  readonly to?: string;
  /** A status of the kit's table, with its word. */
  readonly mark: string;
  readonly word: string;
}

const isTrouble = (mark: string): boolean => mark === 'failed' || mark === 'rolled back' || mark === 'inactive';

/** Remotes that are off, rolled back or at fault, then jobs that failed. */
export const problemsOf = (remotes: readonly RemoteOverview[], jobs: readonly JobRow[]): readonly Problem[] => [
  ...remotes.flatMap((remote) => {
    const { mark, word } = stateOf(remote);
    return isTrouble(mark) ? [{ key: remote.name, title: remote.title, to: '/setting/remotes', mark, word }] : [];
  }),
  ...jobs.map(({ id, title, link }) => ({
    key: `job ${id}`,
    title,
    ...(link && { to: link }),
    mark: 'failed',
    word: texts.jobFailed,
  })),
];
