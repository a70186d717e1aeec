import type { BadInputTable } from './rows';

const row = { id: 1, version: 1 };
const idRequired = { id: 'Id is required' };
const batchRequired = { batchId: 'Batch is required' };
const versionRequired = { version: 'Version is required' };
const task = { batchId: 1, kind: 'assignment', title: 'An essay' };
const question = { kind: 'single', bodyHtml: '<p>Why?</p>', options: [], answerKeys: [], marks: 1 };
const options = [
  { key: 'a', textHtml: '<p>A</p>' },
  { key: 'b', textHtml: '<p>B</p>' },
];

/** What belongs to a batch beyond its meetings and members. */
export const batchPartBadInput: BadInputTable = {
  'GET batch/tasks': [[{}, batchRequired]],
  'POST batch/tasks': [
    [{}, { ...batchRequired, kind: 'Kind is required', title: 'Title is required' }],
    [{ ...task, title: 'ab' }, { title: 'Minimum character length is 3' }],
    [{ ...task, maxMarks: 1.234 }, { maxMarks: 'Marks is Invalid' }],
    [{ ...task, dueAt: '2026-02-30T00:00:00Z' }, { dueAt: 'Due is Invalid' }],
    [{ ...task, batchId: 999_999 }, { batchId: 'Batch is Invalid' }],
  ],
  'PUT batch/tasks': [[{}, { ...idRequired, ...versionRequired }]],
  'DELETE batch/tasks': [[{ id: 1 }, versionRequired]],
  'POST batch/tasks/state': [[row, { to: 'Status is required' }]],
  'POST batch/tasks/copy': [[{ id: 1, batchIds: [] }, { batchIds: 'Batches is required' }]],
  'GET batch/tasks/missing': [[{}, idRequired]],
  'POST batch/tasks/remind': [[{}, idRequired]],
  'GET batch/questions': [[{}, { taskId: 'Task is required' }]],
  'PUT batch/questions': [
    [row, { questions: 'Questions is required' }],
    [
      { ...row, questions: [{ ...question, kind: 'text', bodyHtml: '' }] },
      { 'questions[0].bodyHtml': 'Question is required' },
    ],
    [{ ...row, questions: [question] }, { 'questions[0].options': 'Add at least two options' }],
    [{ ...row, questions: [{ ...question, options }] }, { 'questions[0].answerKeys': 'Right answer is required' }],
    [
      { ...row, questions: [{ ...question, options, answerKeys: ['a', 'b'] }] },
      { 'questions[0].answerKeys': 'Right answer is Invalid' },
    ],
  ],
  'GET batch/submissions': [[{}, { 'filter[taskId]': 'Choose a task or a student' }]],
  'GET batch/submission': [[{}, idRequired]],
  'PUT batch/submission': [[row, { questionMarks: 'Marks is required' }]],
  'POST batch/submission/return': [[{ ...row, feedback: 'No' }, { feedback: 'Minimum character length is 5' }]],
  'GET batch/submission/file': [[{ id: 1 }, { fileId: 'File is required' }]],
  'GET batch/submission/own': [[{}, idRequired]],
  'POST batch/submission/start': [[{}, { taskId: 'Task is required' }]],
  'POST batch/submission/save': [[{}, idRequired]],
  'POST batch/submission/submit': [
    [{ id: 1, body: 'x'.repeat(20_001) }, { body: 'Maximum character length is 20000' }],
  ],
  'POST batch/submission/file': [[{ id: 1 }, { file: 'File is required' }]],
  'DELETE batch/submission/file': [[{ id: 1 }, { fileId: 'File is required' }]],
  'GET batch/quizzes': [[{ q: 'x'.repeat(101) }, { q: 'Maximum character length is 100' }]],
  'POST batch/curriculum/pull': [[{}, batchRequired]],
  'GET batch/curriculum': [[{}, batchRequired]],
  'POST batch/curriculum': [
    [{ batchId: 1 }, { title: 'Title is required' }],
    [{ batchId: 999_999, title: 'One' }, { batchId: 'Batch is Invalid' }],
  ],
  'PUT batch/curriculum': [[{ id: 1 }, versionRequired]],
  'DELETE batch/curriculum': [[{ id: 1 }, versionRequired]],
  'POST batch/curriculum/order': [[{ batchId: 1, parentId: null, ids: [] }, { ids: 'Order is required' }]],
  'GET batch/progress': [[{ batchId: 1 }, { studentId: 'Student is required' }]],
  'PUT batch/progress': [
    [row, { state: 'State is required' }],
    [{ ...row, studentId: 1, percent: 101 }, { percent: 'Progress is Invalid' }],
  ],
  'GET batch/report': [[{}, batchRequired]],
  'GET batch/report/pdf': [[{}, batchRequired]],
  'GET batch/drive': [[{}, batchRequired]],
  'POST batch/drive': [
    [{ batchId: 1, kind: 'folder', name: 'a/b' }, { name: 'Name is Invalid' }],
    [{ batchId: 1, kind: 'file', name: 'a' }, { fileId: 'File is required' }],
  ],
  'PUT batch/drive': [[{ id: 1 }, versionRequired]],
  'DELETE batch/drive': [[{ id: 1 }, versionRequired]],
  'POST batch/drive/file': [[{}, { file: 'File is required' }]],
  'GET batch/drive/file': [[{}, idRequired]],
  'GET batch/activities': [[{ batchId: 1, limit: 101 }, { limit: 'Limit is Invalid' }]],
};
