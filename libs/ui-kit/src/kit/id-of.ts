/** The record that the address names; undefined when it names none. */
export const idOf = (params: URLSearchParams, name = 'id'): number | undefined => {
  const id = params.get(name) ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};
