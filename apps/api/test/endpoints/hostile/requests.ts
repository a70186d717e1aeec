import { listFieldsOf, type Call } from '@lectern/contract';
import { fieldsOf, nameOf } from '../calls';

type Sent = Readonly<Record<string, unknown>>;
const amount = { currency: 'INR', flatMinor: null, capMinor: null, minimumMinor: 0 };
const password = { password: 'Another2@horse', confirmPassword: 'Another2@horse' };

const meeting = { localDate: '2033-01-03', localStart: '18:00', durationMinutes: 60 };
const rule = { weekday: 1, localStart: '18:00', durationMinutes: 60 };

/** By hand: requests that would be done, so that one strange field comes as far as the database. Every other call is sent `id` and `version` of a row that is there. */
const whole: Readonly<Record<string, Sent>> = {
  'POST category': { name: 'Colours' },
  'PUT category/move': { id: 3, parentId: null, beforeId: null },
  'PUT category/change-status': { status: 'inactive' },
  'POST skill': { categoryId: 2, name: 'Painting' },
  'PUT skill/change-status': { status: 'inactive' },
  'POST chapters': { categoryId: 1, skillId: 1, title: 'Painting', topics: [{ title: 'Colours' }] },
  'PUT chapters/change-status': { status: 'inactive' },
  'PUT chapters/order': { skillId: 1, beforeId: null },
  'PUT chapters/topics/order': { chapterId: 1, beforeId: null },
  'POST admin/upcoming-course': { categoryId: 1, title: 'Painting by hand' },
  'PUT admin/upcoming-course/change-status': { status: 'postponed' },
  'POST admin/institutes': { name: 'Painting', code: 'PAINTING', kind: 'school', countryId: 1 },
  'PUT admin/institutes/change-status': { status: 'inactive' },
  'POST batch': {
    title: 'Painting',
    kind: 'training',
    trainerId: 12,
    timeZone: 'Asia/Kolkata',
    seats: 3,
    meetings: [meeting],
  },
  'POST batch/status': { to: '5', reason: 'The trainer is ill' },
  'POST batch/preview-meetings': { timeZone: 'Asia/Kolkata', rules: [rule], startsOn: '2033-01-03', meetingCount: 3 },
  'POST batch/members': { batchId: 2, studentIds: [22], as: 'reserved', holdHours: 2 },
  'POST batch/members/state': { to: 'left', reason: 'Moved away' },
  'POST batch/meetings': { batchId: 2, meetings: [meeting] },
  'POST batch/meetings/state': { to: 'cancelled', reason: 'A public holiday' },
  'POST batch/meetings/recording': { url: 'https://video.example.com/1' },
  'PUT batch/attendance': { meetingId: 300, version: 1, rows: [{ studentId: 22, state: 'late', minutes: 20 }] },
  'GET batch/members': { batchId: 2 },
  'POST admin/faqs/add': { categoryId: 1, languageId: 1, question: 'Who may paint here?' },
  'PUT admin/faqs/order': { categoryId: 1, beforeId: null },
  'PUT admin/faqs/change-status': { items: [{ id: 2, version: 1 }], status: 'hidden' },
  'POST admin/faqs/category': { audience: 'student', name: 'Painting' },
  'POST li-custom-course/chapters': { skillId: 1, languageId: 1, title: 'Painting' },
  'PUT li-custom-course/chapters/change-status': { status: 'draft' },
  'PUT li-custom-course/chapters/order': { skillId: 1, beforeId: null },
  'POST li-custom-course/topics': { customChapterId: 1, title: 'Painting', currency: 'INR', price: '100' },
  'PUT li-custom-course/topics/change-status': { status: 'draft' },
  'PUT li-custom-course/topics/order': { customChapterId: 1, beforeId: null },
  'POST admin/gallery': { fileIds: [1] },
  'POST admin/gallery/image': { title: 'Painting' },
  'PUT admin/gallery/image': { versionNo: 1 },
  'PUT gallery/move': { folderId: null },
  'POST gallery/folder': { name: 'Painting' },
  'PUT gallery/tags': { name: 'Painting' },
  'POST editor/clean': { html: '<p>Painting</p>' },
  'POST editor/formula': { tex: 'x^2' },
  'POST editor/drawing': {
    kind: 'molecule',
    source: 'CCO',
    sourceFormat: 'smiles',
    tool: 'openchemlib',
    toolVersion: '9',
  },
  'GET editor/drawing': { fileId: 1 },
  'GET revision/list': { entity: 'faqs', field: 'answerHtml' },
  'GET revision': { revisionId: 1 },
  'POST revision/restore': { revisionId: 1 },
  'POST admin/coupon/create': {
    code: 'PAINTING',
    name: 'Painting',
    discountKind: 'percent',
    percentBp: 1000,
    amounts: [amount],
    startsAt: '2030-01-01T00:00:00Z',
    endsAt: '2030-02-01T00:00:00Z',
    perUserLimit: 1,
    totalLimit: 10,
    appliesTo: 'all',
    audience: 'everyone',
  },
  'PUT admin/coupon/update': { id: 15 },
  'PUT admin/coupon/change-status': { id: 16, status: 'active' },
  'PUT admin/coupon/users': { id: 10, add: [9] },
  'GET admin/coupon/find-targets': { q: 'Music' },
  'GET admin/coupon/find-students': { q: 'Asha' },
  'PUT drafts': { form: 'skill', body: { base: {}, values: { name: 'Painting' } } },
  'POST batch/tasks': { batchId: 1, kind: 'assignment', title: 'Painting' },
  'POST batch/tasks/state': { to: 'closed' },
  'POST batch/tasks/copy': { batchIds: [1] },
  'GET batch/tasks': { batchId: 1 },
  'GET batch/questions': { taskId: 1 },
  'PUT batch/questions': {
    questions: [{ kind: 'text', bodyHtml: '<p>Why?</p>', options: [], answerKeys: [], marks: 1 }],
  },
  'GET batch/submissions': { filter: { taskId: 'eq:1' } },
  'PUT batch/submission': { questionMarks: { all: 1 } },
  'POST batch/submission/return': { feedback: 'Say more.' },
  'GET batch/submission/file': { fileId: 1 },
  'POST batch/submission/start': { taskId: 1 },
  'DELETE batch/submission/file': { fileId: 1 },
  'GET batch/curriculum': { batchId: 1 },
  'POST batch/curriculum': { batchId: 1, title: 'Painting' },
  'POST batch/curriculum/order': { batchId: 1, parentId: null, ids: [1] },
  'GET batch/progress': { batchId: 1, studentId: 1 },
  'PUT batch/progress': { state: 'done' },
  'GET batch/report': { batchId: 1 },
  'GET batch/report/pdf': { batchId: 1 },
  'GET batch/drive': { batchId: 1 },
  'POST batch/drive': { batchId: 1, kind: 'folder', name: 'Painting' },
  'GET batch/activities': { batchId: 1 },
  'GET drafts': { form: 'skill' },
  'DELETE drafts': { form: 'skill' },
  'GET views': { screen: 'skill' },
  'POST views': { screen: 'skill', name: 'Painting' },
  'GET audit/entity': { entity: 'skills' },
  'GET student/all': { q: 'Asha' },
  'GET admin/find-by-mobile': { mobile: '98450 00001', countryId: 1 },
  'GET message/profile': { conversationId: 1 },
  'GET message/people': { q: 'Asha' },
  'POST message/direct': { userId: 20 },
  'GET message/list': { conversationId: 1 },
  'POST message': { conversationId: 1, clientId: '11111111-1111-4111-8111-111111111111', body: 'Painting' },
  'PUT message': { conversationId: 1, seq: 1, body: 'Painting' },
  'DELETE message': { conversationId: 1, seq: 1 },
  'POST message/read': { conversationId: 1, seq: 1 },
  'GET message/file': { conversationId: 1, seq: 1, fileId: 1 },
  'POST admin/student': { firstName: 'Asha', mobile: '77700 00001', countryId: 1, confirmDuplicate: true },
  'PUT student/step2': { grade: 'Grade 8', skillIds: [1] },
  'GET student/merge': { keptId: 1, mergedId: 2 },
  'POST student/merge': { keptId: 1, keptVersion: 1, mergedId: 2, mergedVersion: 1, reason: 'Signed up twice' },
  'POST student/reveal': { field: 'email', reason: 'To ring back' },
  'POST student/erase': { typedName: 'Nobody', reason: 'Asked for it by mail' },
  'POST role': { name: 'Strange', rights: ['skillList'] },
  'DELETE role': { id: 100, moveTo: 101 },
  'POST student/lead': { leadState: 'contacted' },
  'GET admin/user-slug': { name: 'Asha Rao' },
  'POST trainer': { firstName: 'Asha', email: 'asha.strange@example.com', mobile: '77700 00002', countryId: 1 },
  'POST trainer/suspend': { reason: 'Missed four lessons' },
  'POST trainer/verify': { part: 'skills', decision: 'approve', partRevision: 1 },
  'POST trainer/reveal': { field: 'email', reason: 'To ring back' },
  'POST trainer/erase': { typedName: 'Nobody', reason: 'Asked for it by mail' },
  'POST trainer/skills': { trainerId: 1, skillId: 1, level: 'expert', years: 1 },
  'POST trainer/experience': { trainerId: 1, title: 'Teacher', organisation: 'School', startedOn: '2020-01-01' },
  'POST trainer/certification': { trainerId: 1, name: 'Certified', issuer: 'College', issuedOn: '2020-01-01' },
  'POST trainer/education': { trainerId: 1, degree: 'BSc', school: 'College', startYear: 2010 },
  'POST trainer/resume': { trainerId: 1, fileId: 1 },
  'POST agency/step1': {
    name: 'Painters',
    firstName: 'Asha',
    email: 'asha.painter@example.com',
    mobile: '77700 00003',
    countryId: 1,
  },
  'POST agency/step2': { addressLine: '12 Station Road', city: 'Pune', skillIds: [1] },
  'POST agency/step3': { about: 'word '.repeat(250).trim(), foundedYear: 2000, teamSize: 3 },
  'POST agency/step4': { registrationNo: 'REG-1' },
  'POST agency/suspend': { reason: 'Missed four lessons' },
  'POST agency/verify': { part: 'skills', decision: 'approve', partRevision: 1 },
  'POST agency/reveal': { field: 'email', reason: 'To ring back' },
  'POST agency/erase': { typedName: 'Nobody', reason: 'Asked for it by mail' },
  'POST agency/skills': { agencyId: 1, skillId: 1, level: 'expert', years: 1 },
  'POST agency/experience': { agencyId: 1, title: 'Tutoring', organisation: 'School', startedOn: '2020-01-01' },
  'POST agency/documents': { agencyId: 1, kind: 'other', fileId: 1 },
  'POST demo': { studentId: 1, skillId: 1, durationMinutes: 30 },
  'POST demo/state': { to: 'cancelled', reason: 'Not needed any more' },
  'POST admin/user': { firstName: 'Neha', email: 'neha.strange@example.com', roleId: 3 },
  'PUT user/change-role': { id: 22, roleId: 3 },
  'POST user/block': { id: 22, reason: 'Left the company' },
  'POST user/reveal': { field: 'email', reason: 'To ring back' },
  'POST s3/file': { purpose: 'image' },
  'POST s3/resumable': { purpose: 'video', name: 'Painting.mp4', bytes: 100 },
  'POST s3/import': { form: 'students' },
  'GET import/columns': { fileId: 1, form: 'students' },
  'PUT import/row': { rowNo: 2, input: { firstName: 'Asha' } },
  'GET import/rows': { outcome: 'error' },
  'POST admin/bulk-students': { fileId: 1, mapping: [{ column: 0, field: 'firstName' }], onDuplicate: 'skip' },
  'GET admin/bulk-students/template': { format: 'csv' },
  'GET skill/import/template': { format: 'csv' },
  'POST skill/import': { fileId: 1, mapping: [{ column: 0, field: 'name' }], onDuplicate: 'skip' },
  'POST jobs/export': { call: 'student/list', query: {}, columns: ['name'], format: 'csv' },
  'POST jobs/bulk': { action: 'student.lead', ids: [1], args: { leadState: 'lost' } },
  'GET search': { q: 'Painting' },
  'PUT notificaion': { ids: [1] },
  'POST auth/admin-login': { email: 'nobody@example.com', password: 'x' },
  'POST auth/forgot-password': { email: 'nobody@example.com' },
  'POST auth/reset-password': { token: 'x', ...password },
  'POST auth/change-password': { currentPassword: 'x', ...password },
  'POST auth/impersonate-token': { userId: 999_999, reason: 'To see what they see' },
  'GET remotes/room/remote': { name: 'tools-mfe' },
  'GET remotes/room/release': { name: 'tools-mfe', version: '1.0.0' },
  'POST remotes/publish': { release: '{}', signature: 'x' },
  'POST remotes/promote': { name: 'tools-mfe' },
  'POST remotes/rollback': { name: 'tools-mfe' },
  'POST remotes/can-i-deploy': { release: '{}' },
  'POST remotes/canary': { name: 'tools-mfe', percent: 10 },
  'POST remotes/disable': { name: 'tools-mfe', message: 'Being repaired' },
  'POST remotes/enable': { name: 'tools-mfe' },
  'POST remotes/withdraw': { name: 'tools-mfe', version: '1.0.0', reason: 'broken' },
  'POST remotes': { name: 'paint-mfe', title: 'Paint', team: 'Painters', basePaths: ['/paint'] },
  'DELETE remotes': { name: 'tools-mfe', reason: 'gone' },
  'GET remotes/keys': { name: 'tools-mfe' },
  'POST remotes/key': { name: 'tools-mfe', kind: 'deploy', label: 'pipeline' },
  'DELETE remotes/key': { reason: 'lost' },
  'POST remotes/override': {
    name: 'tools-mfe',
    origin: 'http://localhost:5001',
    minutes: 60,
    reason: 'To try the new list',
  },
  'POST remotes/health': {
    reports: [
      {
        remote: 'tools-mfe',
        version: '1.0.0',
        loads: 1,
        loadFailures: 0,
        renderErrors: 0,
        handlerErrors: 0,
        promiseErrors: 0,
        longTasks: 0,
        loadMsSum: 5,
        loadMsMax: 5,
      },
    ],
  },
};

const row = { id: 1, version: 1, digest: 'x' };
/** A request of the call that would be done, as far as one is known. */
export const baseOf = (call: Call): Sent => ({
  ...Object.fromEntries(Object.entries(row).filter(([field]) => fieldsOf(call).includes(field))),
  ...whole[nameOf(call)],
});

const strange: readonly unknown[] = [
  null,
  'a\u0000b',
  'x'.repeat(5000),
  -1,
  1e300,
  [null],
  { id: 1 },
  '2026-02-30T00:00:00Z',
];
/** No query can say these. */
const strangeInBodies: readonly unknown[] = [
  { toString: 'x', valueOf: 'x' },
  [{ toString: 'x' }],
  'a\ud800',
  { 'a\u0000': 1 },
  JSON.parse('['.repeat(1000) + ']'.repeat(1000)),
];
const values = ['1.5', '2026-02-30', '0000-01-01T00:00:00Z', '\\', '1,99999999999'];

// What a list never made itself: a text, a time or a number where another belongs, and what no database holds.
const keys = ['a', '\u0000', 1e308, '', '2026-02-30T00:00:00Z', 1.5, -1, '99999999999999999999', 'Infinity'];
const cursorOf = (...parts: readonly unknown[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The call's request with one strange thing in it, for each of its fields and for each field that it lists by. */
export const strangeRequests = (call: Call): readonly Sent[] => {
  const base = baseOf(call);
  const isInBody = call.method === 'POST' || call.method === 'PUT';
  const given = (field: string): readonly unknown[] =>
    isInBody && call.file === undefined && !call.path.includes(`{${field}}`)
      ? [...strange, ...strangeInBodies]
      : strange;
  const inFields = fieldsOf(call).flatMap((field) => given(field).map((value) => ({ ...base, [field]: value })));
  const listed = Object.entries(listFieldsOf(call.request) ?? {});
  const inFilters = listed.flatMap(([name]) =>
    ['eq', 'between', 'starts'].flatMap((operator) =>
      values.map((value) => ({ ...base, filter: { [name]: `${operator}:${value}` } })),
    ),
  );
  const inCursors = listed.flatMap(([name]) =>
    ['W10', ...keys.flatMap((key) => [cursorOf(`-${name}`, key, 1), cursorOf(`-${name}`, 'a', key)])].map((cursor) => ({
      ...base,
      sort: `-${name}`,
      cursor,
    })),
  );
  const unsorted = listFieldsOf(call.request) ? keys.map((key) => ({ ...base, cursor: cursorOf('', key) })) : [];
  return [...inFields, ...inFilters, ...inCursors, ...unsorted];
};
