import type { ReactNode } from 'react';
import type { ReportComparison } from '@lectern/contract/commerce';
import * as texts from '../texts/report';
import { Choice } from './Choice';
import { periodText } from './day-words';
import { OwnDays } from './OwnDays';
import { daysOf, type Period } from './period';
import { presets, type ReportView } from './report-view';
import type { Report } from './use-report';

const optionsOf = <Value extends string>(words: Readonly<Record<Value, string>>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

const comparisonsOf = (days: number): Readonly<Record<ReportComparison, string>> => ({
  previous: texts.daysBefore(days),
  year: texts.aYearAgo,
  none: texts.nothing,
});

interface Props<Group extends string> {
  readonly report: Report<Group>;
  /** The name of the grouping, where it is none: 'Sorted by'. */
  readonly groupLabel?: string | undefined;
  /** The name of the kinds, where the report has them. */
  readonly kindLabel?: string | undefined;
  /** The way to an export of a period that is too long for the screen. */
  readonly exportOf?: ((period: Period) => string) | undefined;
}

/** Period, comparison and grouping of a report. */
export function ReportBar<Group extends string>(props: Props<Group>): ReactNode {
  const { report, groupLabel = texts.by, kindLabel = '', exportOf } = props;
  const { view, choices, change } = report;
  const { preset, period, compare, groupBy, kind }: ReportView<Group> = view;
  return (
    <div className="analysis-bar" role="group" aria-label={texts.choices}>
      <Choice
        label={texts.period}
        value={preset}
        options={[...presets, 'own' as const].map((value) => ({ value, label: texts.presets[value] }))}
        onChange={(next) => change({ period: next === 'own' ? period : next })}
        {...(preset !== 'own' && { about: periodText(period) })}
      />
      {preset === 'own' && (
        <OwnDays period={period} exportOf={exportOf} onChange={(next) => change({ period: next })} />
      )}
      <Choice
        label={texts.comparedWith}
        value={compare}
        options={optionsOf(comparisonsOf(daysOf(period)))}
        onChange={(next) => change({ compare: next })}
      />
      {Object.keys(choices.groups).length > 1 && (
        <Choice
          label={groupLabel}
          value={groupBy}
          options={optionsOf(choices.groups)}
          onChange={(next) => change({ groupBy: next })}
        />
      )}
      {choices.kinds && (
        <Choice
          label={kindLabel}
          value={kind ?? 'all'}
          options={[{ value: 'all', label: texts.all }, ...optionsOf(choices.kinds)]}
          onChange={(next) => change({ kind: next === 'all' ? undefined : next })}
        />
      )}
    </div>
  );
}

/** The name of the period before: '30 days before'. */
export const beforeText = ({ period, compare }: ReportView): string => comparisonsOf(daysOf(period))[compare];
