/** An image, or why there is none. */
export const notLoaded = 'The image could not be loaded';
export const none = 'No image';
