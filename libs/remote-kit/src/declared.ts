import { rightNames, type Access } from '@lectern/contract';
import type { RemoteConfig } from './types';
import { withoutQuery } from './without-query';

const known: ReadonlySet<string> = new Set(rightNames);

const accessReason = (access: Access, where: string): string | undefined => {
  if (access === 'public' || access === 'signed in') return undefined;
  if (!Array.isArray(access) || access.length === 0) return `${where} names no right`;
  const unknown = access.filter((right) => !known.has(right));
  return unknown.length > 0 ? `${where} asks for the right ${unknown.join(', ')}, which does not exist` : undefined;
};

/** True when `path` is `base` or is below it, by whole segments. */
export const liesUnder = (path: string, base: string): boolean =>
  path === base || path.startsWith(base.endsWith('/') ? base : `${base}/`);

const isPath = (path: unknown): path is string => typeof path === 'string' && /^\/[^/]/.test(path);

/** What a remote claims for itself alone in the whole console, each in the words of a gate's reason. */
export const claimsOf = ({ routes, menu, slots, commands, records = [] }: RemoteConfig): string[] => [
  ...routes.map(({ path }) => `route ${path}`),
  ...menu.map(({ section, group, title }) => `menu entry "${title}" of ${group ?? section}`),
  ...slots.map(({ slot, id }) => `contribution ${slot}#${id}`),
  ...commands.map(({ id }) => `command ${id}`),
  ...records.map(({ type }) => `record type ${type}`),
];

const doubled = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** Everything that is wrong with a declaration in itself, whose shape holds; empty when it is sound. */
export const declaredReasons = (declared: RemoteConfig): string[] => {
  const { name, title, team, basePaths, menu, routes, slots, commands, records = [] } = declared;
  const paths = new Set(routes.map((route) => route.path));
  return [
    /^[a-z][a-z0-9-]{2,40}$/.test(name) && name.endsWith('-mfe')
      ? undefined
      : `the name "${name}" is not lower-case words that end in -mfe`,
    title && team ? undefined : 'title or team is missing',
    ...basePaths.map((path) => (isPath(path) ? undefined : `the base path "${path}" does not start with one slash`)),
    ...routes.map((route) =>
      basePaths.some((base) => liesUnder(route.path, base))
        ? undefined
        : `the route ${route.path} lies under none of the base paths`,
    ),
    ...routes.map((route) =>
      route.layout === 'full' || route.layout === 'content'
        ? undefined
        : `the route ${route.path} has the unknown layout "${String(route.layout)}"`,
    ),
    ...menu.map((entry) =>
      paths.has(entry.to)
        ? undefined
        : `the menu entry "${entry.title}" leads to ${entry.to}, which is no declared route`,
    ),
    ...commands.map((command) =>
      paths.has(withoutQuery(command.to))
        ? undefined
        : `the command "${command.id}" leads to ${command.to}, which is no declared route`,
    ),
    ...records.map(({ type, list }) =>
      paths.has(list) ? undefined : `the record type ${type} is listed at ${list}, which is no declared route`,
    ),
    ...slots.map(({ slot, id, to }) =>
      to === undefined || paths.has(withoutQuery(to))
        ? undefined
        : `the heading of the contribution ${slot}#${id} leads to ${to}, which is no declared route`,
    ),
    ...slots.map((entry) =>
      /\.v\d+$/.test(entry.slot) ? undefined : `the slot id "${entry.slot}" carries no version`,
    ),
    ...doubled(claimsOf(declared)).map((claim) => `the ${claim} is declared twice`),
    ...menu.map((entry) => accessReason(entry.access, `the menu entry "${entry.title}"`)),
    ...routes.map((route) => accessReason(route.access, `the route ${route.path}`)),
    ...slots.map((entry) => accessReason(entry.access, `the contribution ${entry.slot}#${entry.id}`)),
    ...commands.map((command) => accessReason(command.access, `the command ${command.id}`)),
  ].filter((reason) => reason !== undefined);
};
