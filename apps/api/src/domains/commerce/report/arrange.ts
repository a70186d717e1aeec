import { eachDay, type Days } from './period';
import type { Grouped, Group, Phase } from './read-groups.queries';

/** The most rows that an answer has. */
const mostRows = 500;

export type Sums<Name extends string> = Readonly<Record<Name, number>>;

/** Sums of a currency, or of one key of it, by the part of time that they are of. */
interface Found<Name extends string> {
  readonly currency: string;
  readonly key: string;
  /** Zeros where that part of time has no facts. */
  readonly of: (phase: Phase) => Sums<Name>;
}

const foundAt = <Name extends string>(
  groups: readonly Group<Name>[],
  level: 'all' | 'key',
  zero: Sums<Name>,
): Found<Name>[] => {
  const found = new Map<string, { currency: string; key: string; sums: Partial<Record<Phase, Sums<Name>>> }>();
  for (const { level: own, phase, currency, key, sums } of groups) {
    if (own !== level || (level === 'key' && key === null)) continue;
    const name = `${currency} ${key ?? ''}`;
    const one = found.get(name) ?? { currency, key: key ?? '', sums: {} };
    found.set(name, { ...one, sums: { ...one.sums, [phase]: sums } });
  }
  return [...found.values()].map(({ currency, key, sums }) => ({ currency, key, of: (phase) => sums[phase] ?? zero }));
};

export const isTime = (group: string): group is 'day' | 'week' | 'month' =>
  group === 'day' || group === 'week' || group === 'month';

/** A currency with its sign, as reports have it. */
const moneyOf = ({ currencies }: Pick<Grouped<string>, 'currencies'>, currency: string) => ({
  currency,
  symbol: currencies[currency]?.symbol ?? currency,
  exponent: currencies[currency]?.exponent ?? 2,
});

const added = <Name extends string>(one: Sums<Name>, other: Sums<Name>): Sums<Name> =>
  Object.fromEntries((Object.keys(one) as Name[]).map((name) => [name, one[name] + other[name]])) as Sums<Name>;

/** Sums one after the other in time, each with those of all time before it. */
const following = <Name extends string>(sums: readonly Sums<Name>[], start: Sums<Name>) => {
  let before = start;
  return sums.map((each) => {
    const one = { sums: each, start: before };
    before = added(before, each);
    return one;
  });
};

interface Order<Name extends string, Figures> {
  readonly period: Days;
  readonly before: Days | undefined;
  readonly groupBy: string;
  /** The currency of series and rows; the first of the totals where none is chosen. */
  readonly chosen: string | undefined;
  readonly zero: Sums<Name>;
  /** The figures that are shown of sums, and of the sums of all time before them. */
  readonly figures: (sums: Sums<Name>, start: Sums<Name>) => Figures;
  /** Totals with the most of it are first. */
  readonly total: (figures: Figures) => number;
  /** Rows with the most of it are first, except for times. */
  readonly row: (figures: Figures) => number;
}

/** The parts of a report from its groups: totals by currency, days and rows of the chosen one. Currencies are never added. */
export const arranged = <Name extends string, Figures extends object>(
  grouped: Grouped<Name>,
  { period, before, groupBy, chosen, zero, figures, total, row }: Order<Name, Figures>,
) => {
  const { groups, asOf, today, zones, lastDay } = grouped;
  const one = ({ currency, key }: Found<Name>, now: Figures, earlier: Figures) => ({
    ...{ key, ...moneyOf(grouped, currency), ...now },
    before: before ? earlier : null,
  });
  const whole = (found: Found<Name>) =>
    one(found, figures(found.of('now'), found.of('start')), figures(found.of('before'), found.of('startBefore')));
  type Row = ReturnType<typeof one>;
  const highest = (rows: readonly Row[], of: (row: Figures) => number): Row[] =>
    rows.toSorted((a, b) => of(b) - of(a) || (`${a.currency} ${a.key}` < `${b.currency} ${b.key}` ? -1 : 1));

  const all = foundAt(groups, 'all', zero);
  const totals = highest(all.map(whole), total);
  const currency = chosen ?? totals[0]?.currency ?? null;
  const ofCurrency = all.find((found) => found.currency === currency);
  const startOf = (phase: 'start' | 'startBefore'): Sums<Name> => ofCurrency?.of(phase) ?? zero;

  const shown = foundAt(groups, 'key', zero).filter((found) => groupBy === 'currency' || found.currency === currency);
  const times = (): Row[] => {
    const ordered = shown.toSorted((a, b) => (a.key < b.key ? -1 : 1));
    const [now, earlier] = (['now', 'before'] as const).map((phase) =>
      following(
        ordered.map(({ of }) => of(phase)),
        startOf(phase === 'now' ? 'start' : 'startBefore'),
      ).map(({ sums, start }) => figures(sums, start)),
    );
    return ordered.map((found, at) => one(found, now![at]!, earlier![at]!));
  };
  const rows = isTime(groupBy) ? times() : highest(shown.map(whole), row);

  const series = (phase: 'now' | 'before', of: Days | undefined) => {
    if (currency === null || !of) return [];
    const found = new Map(
      groups
        .filter((group) => group.level === 'day' && group.phase === phase && group.currency === currency)
        .map(({ day, sums }) => [day, sums]),
    );
    const days = eachDay(of);
    return following(
      days.map((day) => found.get(day) ?? zero),
      startOf(phase === 'now' ? 'start' : 'startBefore'),
    ).map(({ sums, start }, at) => ({ day: days[at]!, ...figures(sums, start) }));
  };
  return {
    frame: { period, before: before ?? null, asOf, today, zones, isCut: rows.length > mostRows, lastDay },
    totals: totals.map(({ key: _key, ...figuresOfAll }) => figuresOfAll),
    currency,
    series: series('now', period),
    seriesBefore: series('before', before),
    rows: rows.slice(0, mostRows),
  };
};
