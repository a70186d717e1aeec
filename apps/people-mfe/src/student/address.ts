/** What the side panel shows: a student, a new one, or nothing. */
export type Opened = number | 'new' | undefined;

export const openedStudent = (params: URLSearchParams): Opened => {
  const id = params.get('id');
  if (id === 'new') return 'new';
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** The same address with the panel at this student, or without panel. */
export const withOpened = (params: URLSearchParams, opened: Opened): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (opened === undefined) next.delete('id');
  else next.set('id', String(opened));
  return next;
};
