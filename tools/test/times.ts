import type { Counts } from './counts';

/** What one runner reported of itself, with how long each of its files took, in s. */
export interface TimedReport extends Counts {
  readonly seconds?: Readonly<Record<string, number>>;
}

/** A row of the table: a layer of the tests and the minutes of the run that went into it. */
export interface Layer {
  readonly name: string;
  readonly minutes: number;
}

const sumOf = (reports: readonly TimedReport[]): number =>
  reports.flatMap(({ seconds }) => Object.values(seconds ?? {})).reduce((total, each) => total + each, 0);

/**
 * Unit and component tests run next to those of the API, so their minutes are divided as the seconds of their files are. What nx took from its
 * cache reports the seconds of the run that it was made in.
 */
export const divided = (minutes: number, reports: readonly TimedReport[]): Layer[] => {
  const ofApi = sumOf(reports.filter(({ name }) => name === 'api'));
  const share = ofApi / (sumOf(reports) || 1);
  return [
    { name: 'unit and component', minutes: minutes * (1 - share) },
    { name: 'API', minutes: minutes * share },
  ];
};

const count = 10;

/** The test files that took longest, the longest first. */
export const slowest = (reports: readonly TimedReport[]): { readonly file: string; readonly seconds: number }[] =>
  reports
    .flatMap(({ seconds }) => Object.entries(seconds ?? {}).map(([file, each]) => ({ file, seconds: each })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count);

/** Minutes by layer, and of `all` together. */
export const minutesOf = (layers: readonly Layer[]): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(layers.map(({ name, minutes }) => [name, minutes])),
  all: layers.reduce((total, { minutes }) => total + minutes, 0),
});

/** The end of a run in lines: minutes of each layer, then the slowest files. */
export const timeTable = (layers: readonly Layer[], reports: readonly TimedReport[]): string[] => [
  'minutes  layer',
  ...Object.entries(minutesOf(layers)).map(([name, minutes]) => `${minutes.toFixed(1).padStart(7)}  ${name}`),
  'seconds  slowest test files',
  ...slowest(reports).map(({ file, seconds }) => `${seconds.toFixed(0).padStart(7)}  ${file}`),
];
