import type { Access } from '@lectern/contract';
import type { RemoteConfig } from './types';
import { withoutQuery } from './without-query';

const accessReason = (access: Access, where: string): string | undefined =>
  access === 'public' || access === 'signed in' || (Array.isArray(access) && access.length > 0)
    ? undefined
    : `${where} names no right`;

/** What a remote shows only to some: its position, in the words of a gate's reason, and who gets it. */
export const accessesOf = ({ menu, routes, slots, commands }: RemoteConfig): (readonly [where: string, Access])[] => [
  ...menu.map(({ title, access }) => [`the menu entry "${title}"`, access] as const),
  ...routes.map(({ path, access }) => [`the route ${path}`, access] as const),
  ...slots.map(({ slot, id, access }) => [`the contribution ${slot}#${id}`, access] as const),
  ...commands.map(({ id, access }) => [`the command ${id}`, access] as const),
];

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
        : `the route ${route.path} is below none of the base paths`,
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
    ...accessesOf(declared).map(([where, access]) => accessReason(access, where)),
  ].filter((reason) => reason !== undefined);
};
