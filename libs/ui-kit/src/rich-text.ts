export { RichText } from './rich-text/RichText';
export { RichTextField } from './rich-text/RichTextField';
export { inertDocument, trustedHtml } from './rich-text/trusted-html';
