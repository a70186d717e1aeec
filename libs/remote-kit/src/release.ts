import { isContainerFormat } from './container';
import { declaredReasons } from './declared';
import { isRange } from './range-syntax';
import { shapeReasons } from './shape';
import type { Release } from './types';
import { unknownRights } from './unknown-rights';

/** A release that could be read, or every reason why it could not. */
export type ReadRelease =
  | { readonly release: Release; readonly reasons?: undefined }
  | { readonly release?: undefined; readonly reasons: readonly string[] };

const semver = /^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.-]+)?$/;
const integrity = /^sha384-[A-Za-z0-9+/]{64}$/;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSafePath = (path: string) =>
  /^[A-Za-z0-9._@-]+(\/[A-Za-z0-9._@-]+)*$/.test(path) && !path.split('/').includes('..');

const fileReasons = (files: Record<string, unknown>): string[] =>
  Object.entries(files).flatMap(([path, file]) => {
    if (!isSafePath(path) || path === 'release.json') return [`files: "${path}" is not a path a release may hold`];
    return isObject(file) &&
      typeof file['integrity'] === 'string' &&
      integrity.test(file['integrity']) &&
      Number.isInteger(file['bytes'])
      ? []
      : [`files: ${path} has no SHA-384 digest or no size`];
  });

const rangeReasons = ({ declared, shared }: Release): string[] => [
  ...(typeof declared.shell === 'string' && isRange(declared.shell)
    ? []
    : [`the shell range "${declared.shell}" is not a semver range`]),
  ...Object.entries(shared).flatMap(([name, { range }]) =>
    typeof range === 'string' && isRange(range)
      ? []
      : [`shared: the range "${range}" of ${name} is not a semver range`],
  ),
];

const assetReasons = (assets: Record<string, unknown>, files: Record<string, unknown>): string[] =>
  Object.entries(assets).flatMap(([expose, list]) => {
    if (!Array.isArray(list)) return [`assets: ${expose} is not a list`];
    return list
      .filter((path) => !Object.hasOwn(files, String(path)))
      .map((path) => `assets: ${expose} names ${String(path)}, which is no file of the release`);
  });

const needReasons = (needs: unknown, shared: Record<string, unknown>): string[] => {
  if (needs === undefined) return [];
  if (!isObject(needs)) return ['needs is not an object'];
  return Object.entries(needs).flatMap(([expose, list]) => {
    if (!Array.isArray(list)) return [`needs: ${expose} is not a list`];
    return list
      .filter((name) => !Object.hasOwn(shared, String(name)))
      .map((name) => `needs: ${expose} names ${String(name)}, which is no shared module of the release`);
  });
};

const containerReason = (container: unknown, federation: unknown): string | undefined => {
  if (federation !== undefined && typeof federation !== 'string') return 'federation is not a text';
  if (container === undefined) return federation === undefined ? 'the format of the container is missing' : undefined;
  return typeof container === 'string' && isContainerFormat(container)
    ? undefined
    : `the container ${String(container)} is not a format such as "webpack-federation 2.9" or "plain"`;
};

/** Reads the exact text of a release.json. */
export const readRelease = (text: string): ReadRelease => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reasons: ['release.json is not JSON'] };
  }
  if (!isObject(value)) return { reasons: ['release.json is not an object'] };
  const { format, version, commit, container, federation, declared, shared, files, assets, needs } = value;
  const shape = [
    format === 1 ? undefined : `the format ${String(format)} is unknown`,
    typeof version === 'string' && semver.test(version)
      ? undefined
      : `the version ${String(version)} is not a semantic version`,
    typeof commit === 'string' ? undefined : 'commit is missing',
    containerReason(container, federation),
    isObject(declared) && isObject(shared) && isObject(files) && isObject(assets)
      ? undefined
      : 'declared, shared, files or assets is missing',
  ].filter((reason) => reason !== undefined);
  if (shape.length > 0 || !isObject(declared) || !isObject(files) || !isObject(assets) || !isObject(shared))
    return { reasons: shape };
  const unreadable = [
    ...shapeReasons(declared),
    ...Object.entries(shared).flatMap(([name, demand]) => (isObject(demand) ? [] : [`shared: ${name} has no range`])),
  ];
  if (unreadable.length > 0) return { reasons: unreadable };
  const release = value as unknown as Release;
  const reasons = [
    ...fileReasons(files),
    ...assetReasons(assets, files),
    ...needReasons(needs, shared),
    ...declaredReasons(release.declared),
    ...unknownRights(release.declared),
    ...rangeReasons(release),
    ...(Object.hasOwn(files, 'remoteEntry.js') ? [] : ['files: remoteEntry.js is missing']),
  ];
  return reasons.length > 0 ? { reasons } : { release };
};

/** The part of a release that makes it what it is: commit, signature and time don't count. Two releases of one version must have it equal. */
export const identityOf = ({ declared, shared, container, federation, files, assets, needs }: Release): string =>
  JSON.stringify({
    declared,
    shared,
    ...(container !== undefined && { container }),
    ...(federation !== undefined && { federation }),
    files: sorted(files),
    assets: sorted(assets),
    ...(needs && { needs: sorted(needs) }),
  });

const sorted = <T>(values: Readonly<Record<string, T>>) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
