/** `npm run spec`: writes docs/spec-coverage.md from the reports of the last whole `npm test`, and says which sentences are open. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, openSentences } from './coverage';
import { coveragePage } from './page';
import { readTests } from './reports';
import { sections } from './sections';

const root = path.resolve(import.meta.dirname, '../..');
const judged = coverage(sections, readTests(path.join(root, 'test-results')));
const open = openSentences(judged);
writeFileSync(path.join(root, 'docs/spec-coverage.md'), coveragePage(sections, judged));
for (const line of open) console.log(line);
console.log(`docs/spec-coverage.md: ${judged.length} sentences, ${open.length} open`);
process.exit(open.length === 0 ? 0 : 1);
