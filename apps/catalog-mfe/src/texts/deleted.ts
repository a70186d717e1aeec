/** The deleted categories of the tree. */
export const title = 'Recently deleted categories';
export const search = 'Category name';
export const wasIn = 'Was in';
export const roots = 'The roots';
