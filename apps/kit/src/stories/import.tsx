import { skillCalls } from '@lectern/contract/catalog';
import { importCalls, type ImportColumn, type ImportDetail, type ImportRow } from '@lectern/contract/platform/import';
import { ImportScreen, type ImportSetup } from '@lectern/ui-kit/import';
import { jobOf } from '../data/jobs';
import { refuse, reply, wait, type States, type Story } from '../page/story';

const setup: ImportSetup = {
  form: 'skills',
  one: 'skill',
  many: 'skills',
  list: '/category/skills',
  changes: [skillCalls.list],
  start: () => new Promise(() => undefined),
};
const show = () => <ImportScreen setup={setup} />;
const fields = [
  { name: 'name', label: 'Name', isRequired: true, insteadOf: null, isDay: false },
  { name: 'category', label: 'Category', isRequired: true, insteadOf: null, isDay: false },
  { name: 'aliases', label: 'Other spellings', isRequired: false, insteadOf: null, isDay: false },
];
const columns = [
  { head: 'Skill', samples: ['Titration', 'Organic chemistry', 'Stoichiometry'], field: 'name', days: null },
  { head: 'Group', samples: ['Chemistry', 'Chemistry', ''], field: 'category', days: null },
  { head: 'Remarks', samples: ['', 'see the list of last year, second sheet, bottom', ''], field: null, days: null },
];
const dayField = (name: string, label: string) => ({ name, label, isRequired: false, insteadOf: null, isDay: true });
const dayColumn = (head: string, field: string, days: ImportColumn['days']): ImportColumn => ({
  head,
  samples: [days?.example ?? ''],
  field,
  days,
});
const detail = (job: Partial<ImportDetail['job']>, over: Partial<ImportDetail> = {}): ImportDetail => ({
  job: jobOf({ kind: 'import', name: 'skill.import', title: 'Import of skills', ...job }),
  form: 'skills',
  fileId: 4,
  fileName: 'skills-2026.xlsx',
  fields,
  onDuplicate: 'skip',
  days: [],
  isConfirmed: false,
  counts: { all: 1284, error: 2, duplicate: 40, warning: 1, update: 0, add: 1242, done: 0, failed: 0, skipped: 0 },
  ...over,
});
const row = (
  rowNo: number,
  label: string,
  input: Readonly<Record<string, string>>,
  property: string,
  text: string,
): ImportRow => ({
  rowNo,
  state: 'invalid',
  entityId: null,
  input,
  errors: [{ property, constraints: { wrong: text } }],
  label,
  stored: null,
});
const rows = reply(importCalls.rows, {
  items: [
    row(14, 'Titration', { name: 'Titration', category: 'Chemestry' }, 'category', 'There is no category Chemestry'),
    row(311, '', { name: '', category: 'Physics' }, 'name', 'Name is required'),
  ],
  total: 2,
  totalIsEstimate: false,
  page: 1,
  limit: 25,
  nextCursor: null,
});
const at = (shown: ImportDetail, more: Partial<Story> = {}): Story => ({
  show,
  at: '/?job=41',
  answers: [reply(importCalls.detail, shown), rows],
  ...more,
});
const done = { all: 1284, error: 2, duplicate: 40, warning: 1, update: 0, add: 0, done: 1242, failed: 0, skipped: 0 };
const over = { isConfirmed: true, counts: done };

const clean = detail(
  { state: 'review' },
  { counts: { ...done, error: 0, duplicate: 0, warning: 0, add: 1284, done: 0 } },
);

/** `ImportScreen`, step by step. */
export const importing: States = {
  upload: { show },
  match: { show, at: '/?file=4', answers: [reply(importCalls.columns, { name: 'skills-2026.xlsx', columns, fields })] },
  'match-wrong': {
    show,
    at: '/?file=4',
    answers: [
      reply(importCalls.columns, {
        name: 'skills-2026.xlsx',
        columns: columns.map((column) => ({ ...column, field: null })),
        fields,
      }),
    ],
    act: async ({ press, see }) => {
      await press('Check the rows');
      await see('Match a column with Name');
    },
  },
  'match-dates': {
    show,
    at: '/?file=4',
    answers: [
      reply(importCalls.columns, {
        name: 'students.csv',
        columns: [
          dayColumn('Date of birth', 'born', { order: 'mdy', example: '12/31/1998', against: null }),
          dayColumn('Starts', 'starts', { order: null, example: '03/04/2026', against: null }),
        ],
        fields: [dayField('born', 'Date of birth'), dayField('starts', 'Start')],
      }),
    ],
    act: async ({ press, see }) => {
      await press('Check the rows');
      await see('Choose whether day or month comes first in Start');
    },
  },
  'match-error': {
    show,
    at: '/?file=4',
    answers: [refuse(importCalls.columns, 404, { message: 'The file is gone: send it again' })],
  },
  reading: { show, at: '/?job=41', answers: [wait(importCalls.detail)] },
  checking: at(detail({ state: 'running', done: 640, total: 1284 })),
  review: at(detail({ state: 'review' })),
  fix: at(detail({ state: 'review' }), { act: ({ press }) => press('Fix Category of row 14') }),
  'review-clean': at(clean, {
    answers: [
      reply(importCalls.detail, clean),
      reply(importCalls.rows, {
        items: [
          {
            ...row(2, 'Titration', { name: 'Titration', category: 'Chemistry' }, 'name', ''),
            state: 'valid',
            errors: [],
            stored: { name: 'Titration', category: 'Science / Chemistry' },
          },
        ],
        total: 1,
        totalIsEstimate: false,
        page: 1,
        limit: 25,
        nextCursor: null,
      }),
    ],
  }),
  importing: at(detail({ state: 'running', done: 640, total: 1242 }, { isConfirmed: true })),
  result: at(detail({ state: 'done', done: 1242, total: 1242 }, over)),
  'result-clean': at(
    detail(
      { state: 'done', done: 1284, total: 1284 },
      { isConfirmed: true, counts: { ...done, error: 0, duplicate: 0, done: 1284 } },
    ),
  ),
  failed: at(detail({ state: 'failed', error: 'The database was away' }, over)),
  cancelled: at(detail({ state: 'cancelled' })),
};
