/** The places of all messages in a tree of them: 'code', 'amounts[0].cap'. */
export const wrongFields = (errors: unknown, place = ''): string[] => {
  if (typeof errors === 'string') return [place];
  if (Array.isArray(errors)) return errors.flatMap((each, at) => wrongFields(each, `${place}[${at}]`));
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([name, each]) => wrongFields(each, place ? `${place}.${name}` : name));
};
