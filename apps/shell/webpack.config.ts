import { shell } from '@lectern/tools/webpack/shell';

export default shell(import.meta.dirname);
