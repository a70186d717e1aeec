export { ImageField } from './image/ImageField';
export { ImagePreview } from './image/ImagePreview';
