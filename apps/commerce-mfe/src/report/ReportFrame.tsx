import type { ComponentProps, ReactNode } from 'react';
import type { ExportedReport, ReportFrame as Frame } from '@lectern/contract/commerce';
import { PageHeader } from '@lectern/ui-kit';
import { RouteTabs } from '@lectern/ui-kit/detail';
import { Button } from '@lectern/ui-kit/mui';
import { useSearchParams } from '@lectern/ui-kit/router';
import { Empty, ListError } from '@lectern/ui-kit/states';
import { dayText } from '@lectern/ui-kit/day-text';
import { secondsText } from '../seconds';
import * as texts from '../texts/report';
import { addDays, type Period } from './period';
import { ReportBar } from './ReportBar';
import { ReportActions } from './saved/ReportActions';
import { SavedReports } from './saved/SavedReports';
import { ReportSkeleton } from './ReportSkeleton';
import { sharedQuery } from './report-view';
import { reportTabs } from './tabs';
import type { Report } from './use-report';
import './report.css';

type Answer = Frame & { readonly lastDay: string | null; readonly currency?: string | null };

/** The answer of the report's call, as `useRead` gives it. */
interface Read<Data> {
  readonly data: Data | undefined;
  readonly error: ComponentProps<typeof ListError>['error'] | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface Props<Group extends string, Data extends Answer> {
  /** The report of its exports, where it has them. */
  readonly name?: ExportedReport;
  readonly report: Report<Group>;
  readonly read: Read<Data>;
  readonly groupLabel?: string;
  readonly kindLabel?: string;
  /** Replaces title, tabs and saved reports. */
  readonly head?: ReactNode;
  /** The way to an export of a period that is too long for the screen. */
  readonly exportOf?: (period: Period) => string;
  /** The moment that the figures are of. */
  readonly asOf: (time: string) => string;
  /** The words for a period without anything, and one such thing: 'sale'. */
  readonly none: { readonly title: string; readonly thing: string };
  readonly isEmpty: (data: Data) => boolean;
  readonly children: (data: Data) => ReactNode;
}

const zonesOf = ({ zones }: Frame): string =>
  texts.zonesNote(
    zones.map(({ zone, until }) => (until === null ? texts.zoneNow(zone) : texts.zoneUntil(zone, dayText(until)))),
  );

function Nothing<Group extends string>({
  report,
  none: { title, thing },
  lastDay,
}: Pick<Props<Group, Answer>, 'report' | 'none'> & { readonly lastDay: string | null }): ReactNode {
  return (
    <Empty
      icon="chart"
      title={title}
      action={
        lastDay !== null && (
          <Button
            variant="outlined"
            onClick={() => report.change({ period: { from: addDays(lastDay, -29), to: lastDay } })}
          >
            {texts.showLast}
          </Button>
        )
      }
    >
      {lastDay === null ? texts.never(thing) : texts.lastOn(thing, dayText(lastDay))}
    </Empty>
  );
}

/** A tab of the analytical report: its head, tabs and choices, and its figures in each of their states. */
export function ReportFrame<Group extends string, Data extends Answer>(props: Props<Group, Data>): ReactNode {
  const { name, report, read, groupLabel, kindLabel, head, exportOf, asOf, none, isEmpty, children } = props;
  const [params] = useSearchParams();
  const { data, error } = read;
  const shared = sharedQuery(params);
  const { compare, groupBy, kind, currency } = report.view;
  const rows = name && { report: name, compare, groupBy, kind, currency: currency ?? data?.currency ?? undefined };
  return (
    <div className="page-stack">
      {head ?? (
        <>
          <PageHeader title={texts.title} count={data && asOf(secondsText(data.asOf))}>
            {rows && <ReportActions rows={rows} view={report.view} />}
          </PageHeader>
          <RouteTabs label={texts.tabs} tabs={reportTabs.map(({ title, to }) => ({ title, to: `${to}${shared}` }))} />
        </>
      )}
      <ReportBar report={report} groupLabel={groupLabel} kindLabel={kindLabel} exportOf={exportOf} />
      {error ? (
        <ListError what={texts.theReport} error={error} busy={read.isFetching} onRetry={() => void read.refetch()} />
      ) : !data ? (
        <ReportSkeleton />
      ) : isEmpty(data) ? (
        <Nothing report={report} none={none} lastDay={data.lastDay} />
      ) : (
        <div className="analysis" aria-busy={read.isPlaceholderData}>
          {children(data)}
          {data.zones.length > 1 && <p className="analysis-note">{zonesOf(data)}</p>}
        </div>
      )}
      {!head && <SavedReports />}
    </div>
  );
}
