import { savedReportFields, type MovingPeriod, type ReportFormat, type SavedReport } from '@lectern/contract/commerce';
import { number, object } from 'yup';
import type { ReportView } from '../report-view';

const { name, period, rhythm, format, people } = savedReportFields;

/** The form of a saved report: a day of each rhythm, the chosen one of which is sent. */
export const saveSchema = object({ name, period, rhythm, format, people, weekday: number(), monthDay: number() });

export interface SaveValues {
  readonly name: string;
  readonly period: MovingPeriod;
  readonly rhythm: SavedReport['rhythm'];
  readonly weekday: number;
  readonly monthDay: number;
  readonly format: ReportFormat;
  readonly people: readonly number[];
}

/** The values of a new report begin with the screen's period, on Mondays. Own days do not move, so the last 7 take their place. */
export const newValues = ({ preset }: Pick<ReportView, 'preset'>): SaveValues => ({
  ...{ name: '', period: preset === 'own' ? 'last-7' : preset, rhythm: 'weekly', weekday: 1, monthDay: 1 },
  ...{ format: 'xlsx', people: [] },
});

export const valuesOf = ({ rhythm, onDay, people, ...saved }: SavedReport): SaveValues => ({
  ...{ name: saved.name, period: saved.period, format: saved.format, rhythm, people: people.map(({ id }) => id) },
  weekday: rhythm === 'weekly' ? onDay : 1,
  monthDay: rhythm === 'monthly' ? onDay : 1,
});

/** The fields of the call. */
export const sentOf = ({ weekday, monthDay, people, ...values }: SaveValues) => ({
  ...values,
  name: values.name.trim(),
  people: [...people],
  onDay: values.rhythm === 'weekly' ? weekday : monthDay,
});
