import { lessonKinds, lessonStatuses } from '@lectern/contract/catalog';
import { StatusLabel } from '@lectern/ui-kit';
import type { Columns } from '@lectern/ui-kit/table';
import * as texts from '../texts/curriculum';
import type { CurriculumRow } from './rows';

/** The columns of a curriculum; a section has its title alone. */
export const columns: Columns<CurriculumRow> = [
  { id: 'title', head: texts.title, wide: true, cell: ({ title }) => title },
  { id: 'kind', head: texts.kind, priority: 1, cell: ({ lesson }) => lesson && lessonKinds[lesson.kind] },
  {
    id: 'length',
    head: texts.length,
    numeric: true,
    priority: 2,
    cell: ({ lesson }) => lesson && texts.lengthOf(lesson.seconds),
  },
  {
    id: 'preview',
    head: texts.previewShort,
    quiet: true,
    priority: 3,
    cell: ({ lesson }) => lesson?.isPreview && texts.previewShort,
  },
  {
    id: 'status',
    head: texts.status,
    cell: ({ lesson }) => {
      if (!lesson) return null;
      const { status, isComplete } = lesson;
      const isWrong = status === 'ready' && !isComplete;
      return (
        <StatusLabel status={isWrong ? 'failed' : status} label={isWrong ? texts.incomplete : lessonStatuses[status]} />
      );
    },
  },
];
