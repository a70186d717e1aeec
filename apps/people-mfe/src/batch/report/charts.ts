import type { BatchReport } from '@lectern/contract/people';
import * as texts from '../../texts/batch-report';
import type { RowBar } from '@lectern/ui-kit/row-bars';

interface Chart {
  readonly title: string;
  readonly bars: readonly RowBar[];
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
const percent = (part: number, all: number): number => (all === 0 ? 0 : (100 * part) / all);
const shown = (value: number | null): string => (value === null ? texts.nothing : value.toLocaleString('en-GB'));
const shareOf = (value: number | null): string => (value === null ? texts.nothing : texts.share(value));

/** Who was at each meeting. */
export const attendanceChart = ({ attendance }: BatchReport): Chart => ({
  title: texts.attendance,
  bars: attendance.map(({ number, topic, present, late, absent, excused }) => {
    const all = present + late + absent + excused;
    return {
      label: texts.meetingNo(number, topic),
      value: all === 0 ? texts.nothing : texts.share(percent(present + late, all)),
      parts: [
        { name: texts.present, percent: percent(present, all), tone: 'good' },
        { name: texts.late, percent: percent(late, all), tone: 'fair' },
      ],
    };
  }),
  heads: [texts.meeting, texts.present, texts.late, texts.absent, texts.excused],
  rows: attendance.map(({ number, topic, present, late, absent, excused }) => [
    texts.meetingNo(number, topic),
    ...[present, late, absent, excused].map(String),
  ]),
});

/** Lessons done in each section. */
export const curriculumChart = ({ curriculum }: BatchReport): Chart => ({
  title: texts.curriculum,
  bars: curriculum.map(({ title, done, total }) => ({
    label: title,
    value: texts.doneOf(done, total),
    parts: [{ name: texts.done, percent: percent(done, total), tone: 'accent' }],
  })),
  heads: [texts.section, texts.done, texts.lessons],
  rows: curriculum.map(({ title, done, total }) => [title, String(done), String(total)]),
});

/** The average of the best attempts for each task. */
export const marksChart = ({ marks }: BatchReport): Chart => ({
  title: texts.marks,
  bars: marks.map(({ title, maxMarks, average }) => ({
    label: title,
    value: average === null ? texts.nothing : texts.share(percent(average, maxMarks)),
    parts: [{ name: texts.average, percent: percent(average ?? 0, maxMarks), tone: 'accent' }],
  })),
  heads: [texts.task, texts.average, texts.best, texts.most, texts.handedIn],
  rows: marks.map(({ title, average, best, maxMarks, handedIn }) => [
    title,
    shown(average),
    shown(best),
    shown(maxMarks),
    String(handedIn),
  ]),
});

/** Attendance and marks week by week. */
export const trendChart = ({ trend }: BatchReport, inWords: (day: string) => string): Chart => ({
  title: texts.trend,
  bars: trend.flatMap(({ week, attendance, marks }) =>
    [
      { name: texts.attendanceShare, value: attendance, tone: 'good' as const },
      { name: texts.marksShare, value: marks, tone: 'accent' as const },
    ].flatMap(({ name, value, tone }, at) =>
      value === null
        ? []
        : [
            {
              label: at === 0 || attendance === null ? inWords(week) : '',
              value: texts.share(value),
              parts: [{ name, percent: value, tone }],
            },
          ],
    ),
  ),
  heads: [texts.week, texts.attendanceShare, texts.marksShare],
  rows: trend.map(({ week, attendance, marks }) => [inWords(week), shareOf(attendance), shareOf(marks)]),
});
