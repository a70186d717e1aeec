import { batchReportCalls, type MemberFigures } from '@lectern/contract/people';
import { sql } from 'kysely';
import { listSource } from '../../../server/list/list-source';
import type { ListQuery } from '../../../server/list/list';
import { batchFilter } from '../batch-parts/of-batch';
import { figuresOf } from './report.queries';

const batchOf = ({ filters }: ListQuery): { readonly batchId: number } => ({
  batchId: Number(filters.find(({ name }) => name === 'batchId')?.values[0]),
});
const whole = {
  page: 1,
  limit: 1,
  offset: 0,
  q: undefined,
  sort: [],
  deleted: false,
  cursor: undefined,
  backwards: false,
};

/** The figures of each student in a batch's report, for exports. */
export const reportSource = listSource<MemberFigures>({
  call: batchReportCalls.report,
  nouns: 'students of a report',
  read: (query) => ({ ...whole, filters: [batchFilter(query)] }),
  matching: (list) => sql`select f.student_id as id from (${figuresOf(batchOf(list))}) f`,
  rows: (list) => figuresOf(batchOf(list)),
  names: (ids) =>
    sql`select s.id, u.full_name as name from students s join users u on u.id = s.user_id where s.id in (${ids})`,
  columns: {
    name: { head: 'Name', of: ({ name }) => name },
    meetings: [
      { head: 'Meetings attended', of: ({ meetingsAttended }) => meetingsAttended },
      { head: 'Meetings held', of: ({ meetingsHeld }) => meetingsHeld },
      { head: 'Minutes attended', of: ({ minutesAttended }) => minutesAttended },
    ],
    lessons: [
      { head: 'Lessons done', of: ({ itemsDone }) => itemsDone },
      { head: 'Lessons', of: ({ itemsTotal }) => itemsTotal },
    ],
    tasks: [
      { head: 'Tasks done', of: ({ tasksDone }) => tasksDone },
      { head: 'Tasks', of: ({ tasksTotal }) => tasksTotal },
    ],
    marks: [
      { head: 'Marks', of: ({ marks }) => marks },
      { head: 'Of', of: ({ maxMarks }) => maxMarks },
    ],
  },
});
