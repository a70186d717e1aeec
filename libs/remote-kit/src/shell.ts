import type { GatedShell } from './shell-gate';

/** A build of the shell as its shell.json states it. */
export interface StatedShell extends GatedShell {
  /** The hash of its build. */
  readonly hash: string;
}

const version = /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z.-]{1,40})?$/;
const hash = /^[A-Za-z0-9._@-]{1,100}$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const modulesOf = (given: unknown): Readonly<Record<string, string>> | undefined => {
  const modules = isObject(given) ? given['modules'] : undefined;
  return isObject(modules) && Object.entries(modules).every((entry) => entry.every(isText))
    ? (modules as Readonly<Record<string, string>>)
    : undefined;
};

/** Reads a shell.json, or answers every reason why it is none. A shell from before formats names its federation runtime instead. */
export const readShell = (
  text: string,
): { readonly shell: StatedShell } | { readonly shell?: undefined; readonly reasons: readonly string[] } => {
  const value = parsed(text);
  if (!isObject(value)) return { reasons: ['shell.json is not a JSON object'] };
  const given = isObject(value['given']) ? value['given'] : {};
  const { containers, federation } = given;
  const modules = modulesOf(given);
  const named = containers ?? federation;
  const reasons = [
    isText(value['version']) && version.test(value['version']) ? '' : 'version is not a version like 1.4.0',
    isText(value['hash']) && hash.test(value['hash']) ? '' : 'hash is not the name of a build',
    modules ? '' : 'given.modules does not name a version for each module',
    isText(named) || (Array.isArray(named) && named.every(isText))
      ? ''
      : 'given.containers does not name the formats of containers',
  ].filter(Boolean);
  if (reasons.length > 0 || !modules) return { reasons };
  return {
    shell: {
      version: value['version'] as string,
      hash: value['hash'] as string,
      given: {
        modules,
        ...(Array.isArray(containers) && { containers: containers as string[] }),
        ...(isText(federation) && { federation }),
      },
    },
  };
};
