import { shell } from '@lectern/tools/webpack/shell';
import { given } from './src/shares/versions';

export default shell(import.meta.dirname, given);
