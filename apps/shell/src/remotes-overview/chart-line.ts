import type { ReportSummary } from '@lectern/contract/platform/remotes-overview';
import { rateOf } from './figures';

const day = 24 * 3600_000;
const half = 1800_000;

/** The field that a chart is drawn on. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** The rate at the upper edge. */
  readonly top: number;
  /** The moment at its end, in ms since the epoch. */
  readonly until: number;
}
export interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The highest rate that a chart has to show: twice the limit, or more where something was worse. */
export const topOf = (errorLimit: number, ...summary: readonly ReportSummary[]): number =>
  Math.max(2 * errorLimit, ...summary.flatMap(({ points }) => points.map(rateOf)));

/** The position of a rate on the field. */
export const heightOf = (rate: number, { height, top }: Field): number =>
  Math.round((height - 1 - (rate / top) * (height - 2)) * 10) / 10;

/** Each hour's rate at the middle of its hour; an hour without reports has no dot. */
export const dotsOf = ({ points }: ReportSummary, field: Field): readonly Dot[] =>
  points.map((point) => ({
    x:
      Math.round(Math.min(1, Math.max(0, 1 - (field.until - Date.parse(point.at) - half) / day)) * field.width * 10) /
      10,
    y: heightOf(rateOf(point), field),
  }));

/** The hour that was worst, or undefined without reports. */
export const worstOf = ({ points }: ReportSummary): ReportSummary['points'][number] | undefined =>
  points.reduce<ReportSummary['points'][number] | undefined>(
    (worst, point) => (worst && rateOf(worst) >= rateOf(point) ? worst : point),
    undefined,
  );
