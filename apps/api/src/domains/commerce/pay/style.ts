import { colourStyle } from './colours';
import { digestOf } from './digest';
import { formStyle } from './form-style';
import { pageStyle } from './page-style';

/** Style of the public pages: one column of 400, the device's own font, light or dark by the device. */
export const style = [colourStyle, pageStyle, formStyle, ''].join('\n');

/** Source of the style for a content policy, `'sha256-…'` with its quotation marks. */
export const styleHash = digestOf(style);
