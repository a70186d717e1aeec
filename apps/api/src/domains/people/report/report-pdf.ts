import type { BatchReport } from '@lectern/contract/people';
import type { PdfColumn, PdfPages } from '../../../server/documents/pdf-tables';
import type { LiveBatch } from '../batch-parts/live-batch';

const nothing = '–';
const numberText = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
const shown = (value: number | null): string => (value === null ? nothing : numberText(value));
const share = (value: number | null): string => (value === null ? nothing : `${numberText(value)}%`);
const percent = (part: number, all: number): string => share(all === 0 ? null : (100 * part) / all);
const doneOf = (done: number, all: number): string => `${done} of ${all}`;
const numbers = (...heads: readonly string[]): PdfColumn[] => heads.map((head) => ({ head, width: 62 }));
const shortDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** The report as pages, in the words of the screen and with times of the batch's zone; `student` is the one it is limited to. */
export const reportPages = (
  { title, timeZone }: LiveBatch,
  { members, attendance, curriculum, marks, trend, students, computedAt }: BatchReport,
  student: string | undefined,
): PdfPages => {
  const time = (at: string): string =>
    new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return {
    title: `Report of ${title}`,
    lines: [
      student === undefined ? `${members} ${members === 1 ? 'member' : 'members'}` : `Student: ${student}`,
      ...(computedAt === null ? [] : [`As of ${time(computedAt)}`]),
      `Times in ${timeZone}`,
    ],
    nothing: 'Nothing yet',
    tables: [
      {
        title: 'Attendance',
        columns: [
          { head: 'Meeting' },
          { head: 'Held', width: 112 },
          ...numbers('Present', 'Late', 'Absent', 'Excused').map((column) => ({ ...column, width: 52 })),
        ],
        rows: attendance.map(({ number, topic, startsAt, present, late, absent, excused }) => [
          topic ? `${number}. ${topic}` : `Meeting ${number}`,
          time(startsAt),
          ...[present, late, absent, excused].map(String),
        ]),
      },
      {
        title: 'Marks',
        columns: [{ head: 'Task' }, ...numbers('Average', 'Best', 'Marks of the task', 'Handed in')],
        rows: marks.map(({ title: task, average, best, maxMarks, handedIn }) => [
          task,
          shown(average),
          shown(best),
          shown(maxMarks),
          String(handedIn),
        ]),
      },
      {
        title: 'Curriculum',
        columns: [{ head: 'Section' }, ...numbers('Done', 'Lessons')],
        rows: curriculum.map((section) => [section.title, String(section.done), String(section.total)]),
      },
      {
        title: 'Trend by week',
        columns: [{ head: 'Week of' }, ...numbers('Attendance', 'Marks')],
        rows: trend.map((week) => [shortDay(week.week), share(week.attendance), share(week.marks)]),
      },
      {
        title: 'Students',
        columns: [{ head: 'Name' }, ...numbers('Meetings', 'Lessons', 'Tasks', 'Marks')],
        rows: students.map((figures) => [
          figures.name,
          doneOf(figures.meetingsAttended, figures.meetingsHeld),
          doneOf(figures.itemsDone, figures.itemsTotal),
          doneOf(figures.tasksDone, figures.tasksTotal),
          percent(figures.marks, figures.maxMarks),
        ]),
      },
    ],
  };
};
