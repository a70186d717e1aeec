/** The page of an item. */
export const itemPath = (id: number): string => `/library/edit?id=${id}`;
/** Where files are added, into this folder. */
export const addPath = (folderId?: number): string => `/library/add${folderId ? `?folder=${folderId}` : ''}`;
