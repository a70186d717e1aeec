import { slots } from './slots';
import type { Release, SlotId } from './types';

/** The size limits of a release: bytes as built, before compression, as in release.json. */
export const budgets = {
  /** Every page that meets the remote loads it before any screen. It names each chunk: those of some fifty screens fit; a build that bundles the federation runtime is far above. */
  entry: 32 * 1024,
  /** The own files of one screen or contribution, chunks and styles together. */
  expose: 128 * 1024,
  /** The own files of a contribution that is fetched when a person asks for it. */
  onDemand: 2 * 1024 * 1024,
  /** Every file. */
  release: 2 * 1024 * 1024,
  /** Every file of a remote that has such contributions. */
  releaseOnDemand: 10 * 1024 * 1024,
} as const;

const isOnDemand = (id: SlotId): boolean => slots.some((slot) => slot.id === id && slot.onDemand === true);

/** KiB with one decimal, rounded up: what is over its budget never reads as equal to it. */
const kibibytes = (bytes: number): string => (Math.ceil(bytes / 102.4) / 10).toFixed(1);

const over = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} is ${kibibytes(bytes)} KiB of at most ${kibibytes(most)} KiB`] : [];

/** The size gate: each part of the release that is over its budget, by name and number. */
export const sizeGate = ({
  files,
  assets,
  declared,
}: Pick<Release, 'files' | 'assets'> & {
  readonly declared: Pick<Release['declared'], 'routes' | 'slots'>;
}): string[] => {
  const weigh = (paths: readonly string[]): number =>
    [...new Set(paths)].reduce((sum, path) => sum + (files[path]?.bytes ?? 0), 0);
  const { entry = [], ...exposes } = assets;
  const withAPage = new Set([
    ...declared.routes.map(({ expose }) => expose),
    ...declared.slots.flatMap(({ slot, expose }) => (isOnDemand(slot) ? [] : [expose])),
  ]);
  const onDemand = declared.slots.filter(({ slot, expose }) => isOnDemand(slot) && !withAPage.has(expose));
  const budgetOf = (expose: string): number =>
    onDemand.some((each) => each.expose === expose) ? budgets.onDemand : budgets.expose;
  return [
    ...over('the entry', weigh(['remoteEntry.js', ...entry]), budgets.entry),
    ...Object.entries(exposes).flatMap(([expose, paths]) =>
      over(`the expose ${expose}`, weigh(paths), budgetOf(expose)),
    ),
    ...over(
      'the whole release',
      weigh(Object.keys(files)),
      onDemand.length > 0 ? budgets.releaseOnDemand : budgets.release,
    ),
  ];
};
