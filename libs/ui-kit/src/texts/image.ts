/** The image of a record. */
export const kinds = 'PNG, JPEG, WebP or GIF, at most 2 MB.';
export const asShown = (label: string): string => `${label}, as it will be shown`;
export const upload = 'Upload image…';
export const replace = 'Replace image…';
export const crop = 'Crop…';
export const remove = 'Remove image';
export const fromLibrary = 'From the library…';
export const libraryComes = 'Loading the library…';
export const noLibrary = 'The library cannot be reached now. An image can still be uploaded.';
