const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isIcon = (value: unknown): boolean => isText(value) || (isObject(value) && isText(value['path']));

type Check = (value: unknown) => boolean;
const texts = (...names: string[]): Record<string, Check> => Object.fromEntries(names.map((name) => [name, isText]));
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** What each entry of a list must hold; rights are judged by the gate itself. */
const entries: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  menu: { ...texts('title', 'to', 'section'), icon: isIcon, order: Number.isFinite, group: optional(isText) },
  routes: { ...texts('path', 'title', 'layout', 'expose'), deeper: optional((value) => value === true) },
  slots: { ...texts('slot', 'id', 'expose'), order: Number.isFinite, title: optional(isText), to: optional(isText) },
  commands: {
    ...texts('id', 'title', 'to'),
    keywords: optional((value) => Array.isArray(value) && value.every(isText)),
    home: optional(Number.isFinite),
  },
  records: { ...texts('type', 'title', 'list'), icon: isIcon },
};

/** Lists that came later: older releases don't have them. */
const added: ReadonlySet<string> = new Set(['records']);

/** Every field of the declared data that is missing or of another kind; empty when the gates may read them. */
export const shapeReasons = (declared: Readonly<Record<string, unknown>>): string[] => [
  ...['name', 'title', 'team', 'shell']
    .filter((field) => typeof declared[field] !== 'string')
    .map((field) => `declared.${field} is not a text`),
  ...(['undefined', 'boolean'].includes(typeof declared['onePerPage'])
    ? []
    : ['declared.onePerPage is neither true nor false']),
  ...['basePaths', ...Object.keys(entries)]
    .filter((list) => !Array.isArray(declared[list]) && !(added.has(list) && declared[list] === undefined))
    .map((list) => `declared.${list} is not a list`),
  ...(Array.isArray(declared['basePaths']) ? (declared['basePaths'] as unknown[]) : []).flatMap((path, at) =>
    isText(path) ? [] : [`declared.basePaths[${at}] is not a text`],
  ),
  ...Object.entries(entries).flatMap(([list, fields]) =>
    (Array.isArray(declared[list]) ? (declared[list] as unknown[]) : []).flatMap((entry, at) =>
      isObject(entry)
        ? Object.entries(fields).flatMap(([field, holds]) =>
            holds(entry[field]) ? [] : [`declared.${list}[${at}].${field} is missing or of another kind`],
          )
        : [`declared.${list}[${at}] is not an object`],
    ),
  ),
];
