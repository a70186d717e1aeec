const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** Equal as a person sees it: deep, and an empty field is empty whether it holds '', null or nothing. */
export const same = (a: unknown, b: unknown): boolean => {
  const [left, right] = [a === '' || a === undefined ? null : a, b === '' || b === undefined ? null : b];
  if (Object.is(left, right)) return true;
  if (isList(left) && isList(right))
    return left.length === right.length && left.every((item, index) => same(item, right[index]));
  if (isRecord(left) && isRecord(right))
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => same(left[key], right[key]));
  return false;
};
