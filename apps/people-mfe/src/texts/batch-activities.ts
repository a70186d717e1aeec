import { batchStatuses } from '@lectern/contract/people';

/** What happened in a batch, in words; `name` is a student, `title` a task or a lesson. */
type Data = Readonly<Record<string, unknown>>;
const text = (data: Data, field: string): string => {
  const value = data[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const sentences: Readonly<Record<string, (data: Data, student: string) => string>> = {
  'batch.created': () => 'The batch was created',
  'batch.changed': () => 'The batch was changed',
  'batch.status': (data) =>
    [
      `The batch is ${(batchStatuses as Readonly<Record<string, string>>)[text(data, 'to')] ?? text(data, 'to')}`,
      text(data, 'reason'),
    ]
      .filter(Boolean)
      .join(': '),
  'member.active': (_data, student) => `${student} is a member`,
  'member.reserved': (_data, student) => `A seat is held for ${student}`,
  'member.waitlisted': (_data, student) => `${student} is in the waitlist`,
  'member.offered': (_data, student) => `A free seat was offered to ${student}`,
  'member.expired': (_data, student) => `The seat held for ${student} is free again`,
  'member.left': (_data, student) => `${student} has left`,
  'member.removed': (data, student) => [`${student} was removed`, text(data, 'reason')].filter(Boolean).join(': '),
  'meeting.added': (data) => `Meetings were added: ${text(data, 'count')}`,
  'meeting.moved': () => 'A meeting was moved',
  'meeting.started': (data) => `Meeting ${text(data, 'number')} has begun`,
  'meeting.ended': (data) => `Meeting ${text(data, 'number')} has ended`,
  'meeting.missed': (data) => `Meeting ${text(data, 'number')} was missed`,
  'meeting.cancelled': (data) =>
    [`Meeting ${text(data, 'number')} was cancelled`, text(data, 'reason')].filter(Boolean).join(': '),
  'meeting.attendance': (data) => `Attendance of meeting ${text(data, 'number')} was taken`,
  'task.created': (data) => `${text(data, 'title')} was added`,
  'task.published': (data) => `${text(data, 'title')} was published`,
  'task.withdrawn': (data) => `${text(data, 'title')} is a draft again`,
  'task.closed': (data) => `${text(data, 'title')} was closed`,
  'task.graded': (data) => `The marks of ${text(data, 'title')} are shown`,
  'task.deleted': (data) => `${text(data, 'title')} was deleted`,
  'task.remarked': (data) => `The answers to ${text(data, 'title')} were marked again, because its key changed`,
  'task.reminded': (data) => `${text(data, 'count')} members were reminded about ${text(data, 'title')}`,
  'submission.submitted': (data, student) => `${student} handed in ${text(data, 'title')}`,
  'submission.closed': (data, student) => `Time was up: what ${student} had of ${text(data, 'title')} is handed in`,
  'submission.graded': (data, student) =>
    `${student} got ${text(data, 'marks')} of ${text(data, 'maxMarks')} marks for ${text(data, 'title')}`,
  'submission.returned': (data, student) => `${text(data, 'title')} was returned to ${student}`,
  'curriculum.added': (data) => `${text(data, 'title')} was added to the curriculum`,
  'curriculum.pulled': (data) => `The curriculum was pulled from the course (${text(data, 'count')})`,
  'curriculum.removed': (data) => `${text(data, 'title')} was removed from the curriculum`,
  'lesson.planned': (data) => `The lesson ${text(data, 'title')} is planned again`,
  'lesson.running': (data) => `The lesson ${text(data, 'title')} has begun`,
  'lesson.done': (data) => `The lesson ${text(data, 'title')} is done`,
  'lesson.skipped': (data) => `The lesson ${text(data, 'title')} is skipped`,
  'drive.uploaded': (data) => `${text(data, 'name')} was put into the drive`,
  'drive.folder': (data) => `The folder ${text(data, 'name')} was made in the drive`,
  'drive.deleted': (data) => `${text(data, 'name')} was deleted from the drive`,
};

/** 'member.joined' where nobody wrote a sentence: 'Member: joined'. */
const plain = (kind: string): string => {
  const [thing = '', what = ''] = kind.split('.');
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${what.replaceAll('_', ' ')}`;
};

export const sentenceOf = (kind: string, data: Data, student: string | null): string =>
  sentences[kind]?.(data, student ?? 'A student') ?? [plain(kind), student].filter(Boolean).join(' – ');

/** The tab. */
export const tab = 'Activities';
export const theActivities = 'The activities';
export const loading = 'Loading the activities';
export const noneYet = 'Nothing has happened yet';
export const whatComes = 'What people and the clock do in this batch is shown here.';
export const noneOf = 'Nothing of this kind';
export const only = (name: string): string => `Only ${name}`;
export const all = 'Everything';
export const part = 'Show';
export const more = 'Show earlier';
export const by = (name: string): string => `by ${name}`;
export const byClock = 'by the clock';
export const groups: Readonly<Record<string, string>> = {
  batch: 'The batch',
  member: 'Members',
  meeting: 'Meetings',
  lesson: 'Lessons',
  task: 'Tasks',
  submission: 'Submissions',
  drive: 'Drive',
};
