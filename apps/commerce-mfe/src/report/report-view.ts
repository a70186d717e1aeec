import { reportComparisons, type ReportComparison } from '@lectern/contract/commerce';
import { periodFault, periodOf, type Period, type Preset } from './period';

export const presets = ['last-7', 'last-30', 'this-month', 'last-month', 'this-year'] as const satisfies Preset[];

/** The choices of a report, as its address has them. */
export interface ReportView<Group extends string = string> {
  readonly preset: Preset | 'own';
  readonly period: Period;
  readonly compare: ReportComparison;
  readonly groupBy: Group;
  /** A kind of item or an audience, where the report has them. */
  readonly kind: string | undefined;
  /** Undefined until a currency is chosen: the API then takes the first. */
  readonly currency: string | undefined;
  readonly day: string | undefined;
}

/** The choices that a report offers; constants of its screen. */
export interface ReportChoices<Group extends string> {
  readonly groups: Readonly<Record<Group, string>>;
  readonly firstGroup: Group;
  readonly kinds?: Readonly<Record<string, string>>;
}

const firstPreset: Preset = 'last-30';
const firstComparison: ReportComparison = 'previous';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads an address. Values that the report does not know are left out, so that an old link still opens. */
export const readReportView = <Group extends string>(
  params: URLSearchParams,
  { groups, firstGroup, kinds = {} }: ReportChoices<Group>,
  today: string,
): ReportView<Group> => {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  const isOwn = periodFault(own) === undefined;
  const preset = oneOf(presets, params.get('period')) ?? firstPreset;
  const period = isOwn ? own : periodOf(preset, today);
  const currency = params.get('currency') ?? '';
  const day = params.get('day') ?? '';
  return {
    preset: isOwn ? 'own' : preset,
    period,
    compare: oneOf(Object.keys(reportComparisons) as ReportComparison[], params.get('compare')) ?? firstComparison,
    groupBy: oneOf(Object.keys(groups) as Group[], params.get('by')) ?? firstGroup,
    kind: oneOf(Object.keys(kinds), params.get('kind')),
    currency: /^[A-Z]{3}$/.test(currency) ? currency : undefined,
    day: periodFault({ from: day, to: day }) === undefined && day >= period.from && day <= period.to ? day : undefined,
  };
};

export type ReportChange = Partial<Omit<ReportView, 'preset' | 'period'>> & {
  readonly period?: Preset | Period;
};

/** The address with a part of the view changed. Another period has no chosen day. Other parameters stay. */
export const writeReportView = (params: URLSearchParams, change: ReportChange, firstGroup: string): URLSearchParams => {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined, first?: string): void =>
    value === undefined || value === first ? next.delete(name) : next.set(name, value);
  const { period, compare, groupBy } = change;
  if (period !== undefined) {
    const own = typeof period === 'string' ? undefined : period;
    put('period', typeof period === 'string' ? period : undefined, firstPreset);
    put('from', own?.from);
    put('to', own?.to);
    put('day', undefined);
  }
  if (compare !== undefined) put('compare', compare, firstComparison);
  if (groupBy !== undefined) put('by', groupBy, firstGroup);
  for (const name of ['kind', 'currency', 'day'] as const) if (name in change) put(name, change[name]);
  return next;
};

/** The parameters that all tabs share: the period and its comparison. */
export const sharedQuery = (params: URLSearchParams): string => {
  const shared = ['period', 'from', 'to', 'compare'].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  return shared.length === 0 ? '' : `?${new URLSearchParams(shared)}`;
};
