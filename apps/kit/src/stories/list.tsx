import { live } from '@lectern/api-client/live';
import { studentCalls } from '@lectern/contract/people';
import { jobCalls, type JobRow } from '@lectern/contract/platform/job';
import { viewCalls, type SavedView } from '@lectern/contract/platform/view';
import { endedJob, jobOf } from '../data/jobs';
import { studentOf, studentPage } from '../data/students';
import { refuse, reply, wait, type Reply, type States, type Story } from '../page/story';
import { Students } from './list-part';

const show = () => <Students />;
const rows = reply(studentCalls.list, studentPage(10, { total: 1284 }));
const view: SavedView = {
  id: 5,
  version: 1,
  screen: 'student',
  name: 'New this week',
  query: 'filter%5BleadState%5D=in%3Anew',
  columns: {},
  isDefault: false,
  roleId: null,
  isMine: true,
};
const views = reply(viewCalls.list, {
  items: [
    view,
    { ...view, id: 6, name: 'Blocked', query: 'filter%5Bstatus%5D=in%3Ablocked', roleId: 3, isMine: false },
  ],
});
const narrowed = '/?q=iy&filter[leadState]=in:new,contacted&filter[createdAt]=gte:2026-10-01T00:00:00.000Z';
const pressing = (...names: readonly string[]): Pick<Story, 'act'> => ({
  act: async ({ press }) => {
    for (const name of names) await press(name);
  },
});
/** Presses these, of which the last one opens a dialog. */
const asking = (...names: readonly string[]): Pick<Story, 'act' | 'closes'> => ({
  act: async ({ press, dialog }) => {
    for (const name of names) await press(name);
    await dialog();
  },
  closes: true,
});
/** Two are deleted by a job in this state. */
const work = (job: JobRow, ...more: readonly Reply[]): Story => ({
  show,
  answers: [rows, reply(jobCalls.bulk, { job }), reply(jobCalls.detail, { job }), ...more],
  act: async ({ press, see }) => {
    for (const name of ['Select Priya Iyer', 'Select Amina Kamau', 'Delete…', 'Delete']) await press(name);
    await see(job.title);
  },
});
const skipped = {
  rowNo: 1,
  state: 'skipped',
  entityId: 1,
  input: null,
  errors: [{ property: 'id', constraints: { state: 'It has a paid booking' } }],
} as const;

/** `useList` with `ListHead`, `ListBar` and `ListBody`. */
export const list: States = {
  loading: { show, answers: [wait(studentCalls.list)] },
  rows: { show, answers: [rows] },
  estimate: {
    show,
    answers: [reply(studentCalls.list, studentPage(10, { total: 10_000, totalIsEstimate: true, nextCursor: 'n' }))],
  },
  compact: { show, answers: [rows], preferences: { density: 'compact' } },
  arranged: {
    show,
    answers: [rows],
    preferences: { columns: { student: { order: ['status', 'email'], hidden: ['mobile'], widths: { status: 160 } } } },
    onlyWide: true,
  },
  filtered: { show, answers: [rows], at: narrowed },
  empty: { show, answers: [reply(studentCalls.list, studentPage(0))] },
  'filtered-empty': { show, answers: [reply(studentCalls.list, studentPage(0))], at: narrowed },
  error: { show, answers: [refuse(studentCalls.list, 500, { message: 'Unable to process request' })] },
  'no-right': { show: () => <Students missingRight="studentDelete" />, at: '/?deleted=only' },
  'no-export': { show, answers: [rows], rights: [] },
  deleted: {
    show,
    answers: [reply(studentCalls.list, studentPage(3, {}, { deletedAt: '2026-11-18T10:00:00.000Z' }))],
    at: '/?deleted=only',
  },
  'deleted-empty': { show, answers: [reply(studentCalls.list, studentPage(0))], at: '/?deleted=only' },
  'row-menu': { show, answers: [rows], ...pressing('Actions for Priya Iyer'), closes: true },
  marked: { show, answers: [rows], ...pressing('Select Priya Iyer', 'Select Rohan Desai') },
  'all-marked': { show, answers: [rows], ...pressing('Select Priya Iyer', 'Select all 1,284 matching') },
  'bulk-question': {
    show,
    answers: [rows],
    ...asking('Select Priya Iyer', 'Select all 1,284 matching', 'Delete…'),
  },
  columns: { show, answers: [rows], ...pressing('Choose columns'), closes: true, onlyWide: true },
  filter: { show, answers: [rows], at: '/?filter[name]=contains:iy', ...pressing('Filter'), closes: true },
  'filter-value': {
    show,
    answers: [rows],
    at: '/?filter[name]=contains:iy',
    ...pressing('Filter', 'Name contains iy'),
  },
  'filter-choices': { show, answers: [rows], ...pressing('Filter', 'Lead status') },
  views: { show, answers: [rows, views], at: '/?view=5&filter[leadState]=in:new' },
  'view-changed': { show, answers: [rows, views], at: '/?view=5&filter[leadState]=in:new&sort=name' },
  'view-save': { show, answers: [rows, views], ...asking('Save this view as…') },
  export: { show, answers: [rows], ...asking('Export') },
  'job-waiting': work(jobOf({ state: 'queued', done: 0, total: null })),
  'job-running': work(jobOf()),
  'job-done': work(
    endedJob,
    reply(jobCalls.rows, {
      items: [skipped, skipped, skipped, skipped],
      total: 4,
      totalIsEstimate: false,
      page: 1,
      limit: 100,
      nextCursor: null,
    }),
  ),
  'job-failed': work(jobOf({ state: 'failed', error: 'The disk is full', finishedAt: '2026-11-20T10:02:00.000Z' })),
  changed: {
    show,
    answers: [rows],
    act: async ({ see }) => {
      live.tell('changed', { list: 'student/list', ids: [studentOf(0).id, studentOf(1).id, studentOf(2).id], by: 9 });
      await see('3 rows were updated by others');
    },
  },
};
