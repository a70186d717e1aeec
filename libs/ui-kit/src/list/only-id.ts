/** The one record that a filter by id lets through, as on the wire: 'eq:7', 'in:7' or '7'. */
export const onlyId = (filter: string | null | undefined): number | undefined => {
  const [, id] = /^(?:(?:eq|in):)?([1-9]\d{0,14})$/.exec(filter ?? '') ?? [];
  return id === undefined ? undefined : Number(id);
};
