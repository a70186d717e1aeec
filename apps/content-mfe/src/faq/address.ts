const draftFilter = { 'filter[status]': 'eq:draft' };

/** The list of drafts. */
export const draftsPath = `/FAQs?${new URLSearchParams(draftFilter)}`;
/** One category in its order. */
export const categoryPath = (id: number): string =>
  `/FAQs?${new URLSearchParams({ 'filter[categoryId]': `eq:${id}` })}`;
/** One draft, open above the list of drafts. */
export const draftPath = (id: number): string => `/FAQs?${new URLSearchParams({ ...draftFilter, id: String(id) })}`;
