import { plural } from '@lectern/ui-kit/plural';

/** '1 task', '1,200 tasks': a count with its noun. */
export const counted = (count: number, one: string, other: string): string => {
  const shown = count.toLocaleString('en-GB');
  return plural(count, { one: `${shown} ${one}`, other: `${shown} ${other}` });
};
