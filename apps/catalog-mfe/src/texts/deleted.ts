/** The deleted categories of the tree. */
export const title = 'Recently deleted categories';
export const theList = 'The list of deleted categories';
export const backToTree = 'Back to the tree';
export const search = 'Category name';
export const name = 'Name';
export const wasIn = 'Was in';
export const roots = 'The roots';
export const slug = 'Slug';
export const deletedAt = 'Deleted';
export const notAllowed = 'Not allowed to access';
export const needsRight =
  'Deleted categories are shown to those who may delete them: it needs the right categoryDelete.';
export const noneMatches = 'No deleted category found';
export const contains = (words: string): string => `Name or slug contains “${words}”`;
export const none = 'Nothing was deleted in the last 30 days';
export const whatWaits = 'A deleted category waits here and can be restored to its place.';
export const restore = 'Restore';
export const restored = (name: string): string => `${name} is back in the tree`;
