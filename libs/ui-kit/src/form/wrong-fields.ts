/** The places of all messages in a tree of them: 'code', 'amounts[0].cap'. */
export const wrongFields = (errors: unknown, path = ''): string[] => {
  if (typeof errors === 'string') return [path];
  if (Array.isArray(errors)) return errors.flatMap((each, at) => wrongFields(each, `${path}[${at}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, each]) => wrongFields(each, path ? `${path}.${name}` : name));
};
