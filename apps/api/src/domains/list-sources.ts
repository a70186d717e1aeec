import type { ListSource } from '../server/list/list-source';
import { memberSource } from './people/batch/member/member-list';
import { reportSource } from './people/report/report-source';
import { submissionSource } from './people/submission/submission-list';
import { resources } from './resources';

/** Every list that can be exported, and acted on as a whole; then those of one batch or task, which can be exported. */
export const listSources: readonly ListSource[] = [
  ...resources.map(({ source }) => source),
  memberSource,
  reportSource,
  submissionSource,
];
