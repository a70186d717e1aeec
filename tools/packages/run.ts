/** `npm run packages [-- FOLDER]`: packs what a remote outside this checkout needs of ours. */
import path from 'node:path';
import { pack } from './pack';

const root = path.resolve(import.meta.dirname, '../..');
const tarballs = await pack(root, path.resolve(process.argv[2] ?? path.join(root, 'dist/packages')));
console.log(tarballs.map((file) => path.relative(process.cwd(), file)).join('\n'));
