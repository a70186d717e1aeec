import type { packageOf } from './templates';

interface Lock {
  readonly packages: Readonly<Record<string, unknown>>;
}

const sorted = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * package-lock.json with a new remote in it, for `npm ci`. Its packages are those of the checkout: nothing is fetched.
 * Every other line stays as it is.
 */
export const lockWith = (
  text: string,
  { name, version, license, dependencies }: ReturnType<typeof packageOf>,
): string => {
  const lock = JSON.parse(text) as Lock;
  const folder = `apps/${name.slice('@lectern/'.length)}`;
  const packages = sorted({
    ...lock.packages,
    [folder]: { name, version, license, dependencies: sorted(dependencies) },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  });
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
};
