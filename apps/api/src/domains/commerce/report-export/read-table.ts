import type { RequestOf } from '@lectern/contract';
import {
  reportChoices,
  videoColumns,
  type CouponGroup,
  type ExportedReport,
  type PlanKind,
  type reportExportCalls,
  type SaleItemKind,
  type SalesGroup,
  type SignupGroup,
  type SubscriptionGroup,
  type VideoColumn,
} from '@lectern/contract/commerce';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { conflict } from '../../../server/calls/errors';
import { readTrainers } from '../report-videos/video-report';
import { readCouponReport } from '../report/coupon-report';
import { readSales } from '../report/sales-report';
import { readSignups } from '../report/signup-report';
import { readSubscriptions } from '../report/subscription-report';
import * as figures from './figures';
import { shownTotal, tableOf, type ReportTable } from './table-of';

/** The rows that are meant. The contract has checked grouping and kind by the report. */
export type TableRequest = Omit<RequestOf<typeof reportExportCalls.read>, 'format'>;

type ReadTable = (db: Kysely<DB>, request: TableRequest) => Promise<ReportTable>;

/** The most trainers of a file. */
const mostTrainers = 10_000;

const videosTable: ReadTable = async (db, { groupBy, ...request }) => {
  const sort = groupBy as VideoColumn;
  const { rows, totals, isCut } = await readTrainers(
    db,
    { ...request, sort, isAscending: sort === 'trainer' },
    mostTrainers,
  );
  if (isCut) throw conflict('More than 10,000 trainers have views in these days. Choose fewer days');
  return tableOf({
    ...{ ...frameOf(request, 'videos', groupBy), group: videoColumns.trainer, isCut, hasCurrency: false },
    rows: rows.map(({ name, ...sums }) => ({ ...sums, label: name })),
    ...{ total: totals, figures: figures.videoFigures, main: figures.videoViews },
  });
};

const salesTable: ReadTable = async (db, { groupBy, kind, ...request }) => {
  const report = await readSales(db, {
    ...request,
    groupBy: groupBy as SalesGroup,
    itemKind: kind as SaleItemKind | undefined,
  });
  return tableOf({
    ...{ ...frameOf(request, 'sales', groupBy), isCut: report.isCut, hasCurrency: true, rows: report.rows },
    total: shownTotal(report, groupBy),
    figures: [...figures.salesFigures, figures.salesNet],
    main: figures.salesNet,
  });
};

const signupsTable: ReadTable = async (db, { groupBy, ...request }) => {
  const { isCut, rows, totals } = await readSignups(db, {
    ...request,
    groupBy: groupBy as SignupGroup,
  });
  return tableOf({
    ...{ ...frameOf(request, 'signups', groupBy), isCut, hasCurrency: false, rows, total: totals },
    figures: [figures.signupPeople],
    main: figures.signupPeople,
  });
};

const couponsTable: ReadTable = async (db, { groupBy, ...request }) => {
  const report = await readCouponReport(db, { ...request, groupBy: groupBy as CouponGroup });
  return tableOf({
    ...{ ...frameOf(request, 'coupons', groupBy), isCut: report.isCut, hasCurrency: true, rows: report.rows },
    total: shownTotal(report, groupBy),
    figures: figures.couponFigures,
    main: figures.couponUses,
  });
};

const subscriptionsTable: ReadTable = async (db, { groupBy, kind, ...request }) => {
  const report = await readSubscriptions(db, {
    ...request,
    groupBy: groupBy as SubscriptionGroup,
    audience: kind as PlanKind | undefined,
  });
  return tableOf({
    ...{ ...frameOf(request, 'subscriptions', groupBy), isCut: report.isCut, hasCurrency: true, rows: report.rows },
    total: shownTotal(report, groupBy),
    figures: [...figures.subscriptionFigures, figures.subscriptionIncome],
    main: figures.subscriptionIncome,
  });
};

const frameOf = ({ compare }: Pick<TableRequest, 'compare'>, report: ExportedReport, groupBy: string) => ({
  group: reportChoices[report].groups[groupBy] ?? groupBy,
  isCompared: compare !== 'none',
});

const tables: Readonly<Record<ExportedReport, ReadTable>> = {
  videos: videosTable,
  sales: salesTable,
  signups: signupsTable,
  coupons: couponsTable,
  subscriptions: subscriptionsTable,
};

/** The rows of a report and their sums, as its screen has them. @throws 400 for more days than a report has, 409 for more than 500 rows */
export const readTable: ReadTable = (db, request) => tables[request.report](db, request);
