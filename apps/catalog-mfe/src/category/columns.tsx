import type { CategoryRow } from '@lectern/contract/catalog';
import { dateText, StatusLabel } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/tree';
import { countText } from './count-text';

/** The columns of the tree. */
export const columns: Columns<CategoryRow> = [
  { id: 'name', head: texts.name, wide: true, cell: ({ name }) => name },
  {
    id: 'skills',
    head: texts.skills,
    numeric: true,
    priority: 2,
    cell: ({ skills }) => countText(skills),
  },
  { id: 'courses', head: texts.courses, numeric: true, priority: 3, cell: ({ courses }) => countText(courses) },
  { id: 'trainers', head: texts.trainers, numeric: true, priority: 3, cell: ({ trainers }) => countText(trainers) },
  { id: 'status', head: texts.status, cell: ({ status }) => <StatusLabel status={status} /> },
  { id: 'updatedAt', head: texts.lastChanged, quiet: true, priority: 3, cell: ({ updatedAt }) => dateText(updatedAt) },
];
