/** How a person has arranged a list's columns: their order, those left out, and the widths they were drawn to, in px. */
export interface Arrangement {
  readonly order?: readonly string[];
  readonly hidden?: readonly string[];
  readonly widths?: Readonly<Record<string, number>>;
}

const most = { screens: 100, columns: 60 };
const isName = (value: unknown): boolean => typeof value === 'string' && /^\w{1,60}$/.test(value);
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNames = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= most.columns && value.every(isName));
const isWidth = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 40 && Number(value) <= 2000;

/** Whether this is what one screen keeps of its columns. */
export const isArrangement = (value: unknown): value is Arrangement => {
  if (!isPlain(value) || !Object.keys(value).every((key) => ['order', 'hidden', 'widths'].includes(key))) return false;
  const { order, hidden, widths = {} } = value;
  return (
    isNames(order) &&
    isNames(hidden) &&
    isPlain(widths) &&
    isNames(Object.keys(widths)) &&
    Object.values(widths).every(isWidth)
  );
};

/** Whether this is what screens keep of their columns, by the screen's name. */
export const areColumns = (value: unknown): value is Readonly<Record<string, Arrangement>> =>
  isPlain(value) &&
  Object.keys(value).length <= most.screens &&
  Object.entries(value).every(([screen, arrangement]) => isName(screen) && isArrangement(arrangement));
