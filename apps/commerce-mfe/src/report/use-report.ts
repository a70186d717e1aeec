import { timeZone } from '@lectern/ui-kit';
import { useSearchParams } from '@lectern/ui-kit/router';
import { dayIn } from '../by-hand/day-in';
import { readReportView, writeReportView, type ReportChange, type ReportChoices } from './report-view';

/** The choices of a report, kept in the address. A chosen day replaces the entry of the history, other changes add one. */
export const useReport = <Group extends string>(choices: ReportChoices<Group>) => {
  const [params, setParams] = useSearchParams();
  const view = readReportView(params, choices, dayIn(timeZone()));
  const { period, compare, groupBy } = view;
  return {
    view,
    choices,
    /** The fields of the request that all reports have. */
    request: { ...period, compare, groupBy },
    change: (change: ReportChange): void =>
      setParams((now) => writeReportView(now, change, choices.firstGroup), {
        replace: 'day' in change,
        preventScrollReset: true,
      }),
  };
};

export type Report<Group extends string = string> = ReturnType<typeof useReport<Group>>;
