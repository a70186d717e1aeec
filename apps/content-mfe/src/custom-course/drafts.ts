export const chapterDrafts = '/li-custom-course/chapter';
export const topicDrafts = '/li-custom-course/topic';

/** The drafts of one of these lists, with one of them open above it. */
export const draftPath = (list: string, id?: number): string =>
  `${list}?${new URLSearchParams({ 'filter[status]': 'eq:draft', ...(id !== undefined && { id: String(id) }) })}`;
