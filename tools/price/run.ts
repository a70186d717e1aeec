/**
 * `npm run price`: lines and files of a screen, with comments, styles and SQL, and the time of the last `npm test`.
 * Prints each figure and writes bench/results.json. It needs the whole history of the repository.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keepFigures } from '../bench/results';
import { rounded } from '../bench/statistics';
import { filesNow, filesOfCommit, linesAt } from './count';
import { figuresOf } from './figures';
import { beforeRecords, isProduct, newField } from './prices';

const root = path.resolve(import.meta.dirname, '../..');
const now = filesNow(root, (file) => /^(apps|libs)\//.test(file) && /\.(ts|tsx|css|sql|html)$/.test(file));
const allNow = [...now].reduce((sum, [file, lines]) => sum + (isProduct(file) ? lines.length : 0), 0);
const touched = filesOfCommit(root, newField).filter(isProduct);
const minutes = path.join(root, 'test-results/minutes.json');

const figures: Readonly<Record<string, number>> = {
  ...figuresOf(now),
  'price.all': allNow,
  'price.all_before': linesAt(root, beforeRecords, isProduct),
  'price.field_files': touched.length,
  ...(existsSync(minutes) && { 'test.minutes': (JSON.parse(readFileSync(minutes, 'utf8')) as { all: number }).all }),
};
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(28)} ${rounded(value)}`);
keepFigures(root, figures);
