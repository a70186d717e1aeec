import type { ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { batchReportCalls, type BatchDetail, type BatchReport, type MemberFigures } from '@lectern/contract/people';
import { timeText } from '@lectern/ui-kit';
import { dayText } from '@lectern/ui-kit/day-text';
import { PageRead } from '@lectern/ui-kit/detail';
import { Select } from '@lectern/ui-kit/form';
import { RowBars } from '@lectern/ui-kit/row-bars';
import { idOf, useLocation, useSearchParams } from '@lectern/ui-kit/router';
import { Empty } from '@lectern/ui-kit/states';
import { ExportButton, JobLines, ListFrame, ListTable, useExport, type Columns } from '@lectern/ui-kit/table';
import * as texts from '../../texts/batch-report';
import { sideOf, tabPath } from '../address';
import { BatchPage } from '../BatchPage';
import { attendanceChart, curriculumChart, marksChart, trendChart } from './charts';
import { SavePdf } from './SavePdf';
import '../task/task.css';
import './report.css';

const percent = (part: number, all: number): string => (all === 0 ? texts.nothing : texts.share((100 * part) / all));
export const columns: Columns<MemberFigures> = [
  { id: 'name', head: texts.name, wide: true, cell: ({ name }) => name },
  {
    id: 'meetings',
    head: texts.meetingsAttended,
    numeric: true,
    onCard: true,
    cell: ({ meetingsAttended, meetingsHeld }) => texts.doneOf(meetingsAttended, meetingsHeld),
  },
  {
    id: 'lessons',
    head: texts.lessonsDone,
    numeric: true,
    priority: 2,
    cell: ({ itemsDone, itemsTotal }) => texts.doneOf(itemsDone, itemsTotal),
  },
  {
    id: 'tasks',
    head: texts.tasksDone,
    numeric: true,
    priority: 1,
    cell: ({ tasksDone, tasksTotal }) => texts.doneOf(tasksDone, tasksTotal),
  },
  {
    id: 'marks',
    head: texts.marksInAll,
    numeric: true,
    onCard: true,
    cell: ({ marks, maxMarks }) => percent(marks, maxMarks),
  },
];

const isEmpty = ({ attendance, curriculum, marks }: BatchReport): boolean =>
  attendance.length + curriculum.length + marks.length === 0;

function Report({ batch }: { readonly batch: BatchDetail }): ReactNode {
  const side = sideOf(useLocation().pathname);
  const [params, setParams] = useSearchParams();
  const studentId = idOf(params, 'student');
  const of = useRead(batchReportCalls.report, { batchId: batch.id }, { handled: 'all', staleTime: 0 });
  const own = useRead(
    batchReportCalls.report,
    { batchId: batch.id, ...(studentId && { studentId }) },
    { handled: 'all', staleTime: 0, enabled: studentId !== undefined },
  );
  const exported = useExport({
    call: batchReportCalls.report,
    request: { batchId: batch.id },
    ...texts.counts,
    columns,
    read: { data: undefined },
  });
  const choose = (id: number | ''): void =>
    setParams(
      (now) => {
        if (id === '') now.delete('student');
        else now.set('student', String(id));
        return now;
      },
      { replace: true },
    );
  const whole = of.data?.report;
  const report = studentId === undefined ? whole : own.data?.report;
  return (
    <section className="task-list" aria-label={texts.tab}>
      <PageRead reads={[of, studentId !== undefined && own]} what={texts.theReport} loading={texts.loading}>
        {() =>
          whole &&
          report &&
          (isEmpty(whole) ? (
            <Empty icon="chart" title={texts.noneYet}>
              {texts.whatComes}
            </Empty>
          ) : (
            <>
              <div className="task-bar">
                <Select
                  small
                  label={texts.student}
                  placeholder={texts.allStudents}
                  value={studentId ?? ''}
                  options={whole.students.map(({ studentId: id, name }) => ({ value: id, label: name }))}
                  onChange={choose}
                />
                <span className="task-count">{texts.members(whole.members)}</span>
                {whole.computedAt && <span className="task-count">{texts.computedAt(timeText(whole.computedAt))}</span>}
                <SavePdf batchId={batch.id} studentId={studentId} />
              </div>
              <div className="report-charts">
                <RowBars {...attendanceChart(report)} />
                <RowBars {...marksChart(report)} />
                <RowBars {...curriculumChart(report)} />
                <RowBars {...trendChart(report, dayText)} />
              </div>
              <div className="task-bar">
                <h2>{texts.students}</h2>
                {studentId === undefined && <ExportButton list={exported} />}
              </div>
              <ListFrame>
                <ListTable
                  label={texts.students}
                  columns={columns}
                  rows={report.students}
                  keyOf={({ studentId: id }) => id}
                  nameOf={({ name }) => name}
                  toOf={({ studentId: id }) => `${tabPath(side, 'report', batch.id)}&student=${id}`}
                />
                <JobLines work={exported.work} />
              </ListFrame>
            </>
          ))
        }
      </PageRead>
    </section>
  );
}

/** `/student/batch/report?id=` and `/trainer/batch/report?id=`. */
export default function ReportScreen(): ReactNode {
  return <BatchPage>{(batch) => <Report batch={batch} />}</BatchPage>;
}
