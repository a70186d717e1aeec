/** A file that may be no image here. */
export const chooseKind = 'Choose a PNG, JPEG, WebP or GIF image';
