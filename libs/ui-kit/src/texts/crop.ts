/** Cropping an image. */
export const title = 'Crop this image?';
export const image = 'Image';
export const use = 'Use image';
export const uploading = 'Uploading…';
export const whole = 'The whole image';
export const keptPart = 'The part that is kept';
export const zoom = 'Zoom';
export const keys = 'Drag the image, or focus the frame and use the arrow keys.';
