const draftFilter = { 'filter[status]': 'eq:draft' };

/** The list of drafts. */
export const draftsPath = `/FAQs?${new URLSearchParams(draftFilter)}`;
/** One category in its order. */
export const categoryPath = (id: number): string => `/FAQs?${new URLSearchParams({ 'filter[categoryId]': `eq:${id}` })}`;
/** One draft, open above the list of drafts. */
export const draftPath = (id: number): string => `/FAQs?${new URLSearchParams({ ...draftFilter, id: String(id) })}`;

/** What the side panel shows: a FAQ, a new one, or nothing. */
export const openedFaq = (params: URLSearchParams): number | 'new' | undefined => {
  const id = params.get('id');
  if (id === 'new') return 'new';
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
};

/** The same address with the panel at this FAQ, or without panel. */
export const withOpened = (params: URLSearchParams, id: number | 'new' | undefined): URLSearchParams => {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete('id');
  else next.set('id', String(id));
  return next;
};
