/** `npm run spec`: writes the constants of docs/editor.md, and docs/spec-coverage.md and docs/experience-coverage.md from the reports of the last whole `npm test`, and says which sentences are open. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeConstants } from './constants-table';
import { coverage, openSentences } from './coverage';
import { coveragePage } from './page';
import { pages } from './pages';
import { readTests } from './reports';

const root = path.resolve(import.meta.dirname, '../..');
writeConstants(root);
const tests = readTests(path.join(root, 'test-results'));
let left = 0;
for (const page of pages) {
  const judged = coverage(page.sections, tests);
  const open = openSentences(judged);
  writeFileSync(path.join(root, 'docs', page.file), coveragePage(page, judged));
  for (const line of open) console.log(line);
  console.log(`docs/${page.file}: ${judged.length} sentences, ${open.length} open`);
  left += open.length;
}
process.exit(left === 0 ? 0 : 1);
