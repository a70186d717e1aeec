/**
 * `npm run shots`: every cell of cells.ts at its widths, light and dark, into shots/, with index.html that shows each next to its picture
 * of look/; and every part of the kit in every state, from the kit's page (`kit/<part>/<state>`). `npm run shots -- faqs/` takes only
 * those whose name contains that. A missing one fails the run.
 */
import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { cells, widths, type Cell, type CellName } from './cells';
import { copyDocsPictures, docsPictures } from './docs-pictures';
import { wanted, writeGallery } from './gallery';
import { takeKit } from './kit';
import { scenes } from './scenes';
import { openStages } from './stage';
import { takeBoth } from './take';

const folder = path.resolve(import.meta.dirname, '../../../shots');
const forDocs = process.argv[2] === 'docs';
const part = process.argv[2] ?? '';
const ofDocs = Object.values(docsPictures).map(({ cell }) => cell);
const isChosen = (name: string): boolean => (forDocs ? ofDocs.some((cell) => cell === name) : name.includes(part));
if (!part) await rm(folder, { recursive: true, force: true });

const failures: string[] = [];
const chosen = (Object.entries(cells) as [CellName, Cell][]).filter(([name]) => isChosen(name));
const stages = chosen.length > 0 ? await openStages() : undefined;
try {
  for (const [name, cell] of chosen) {
    for (const width of forDocs ? ([1440] as const) : (cell.at ?? widths)) {
      try {
        await stages?.on(width, scenes[name], (page) => takeBoth(folder, name, width, page));
      } catch (error) {
        failures.push(`${name} at ${width}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
} finally {
  await stages?.close();
}
const ofKit = forDocs ? [] : await takeKit(folder, part, failures);
await writeGallery(folder, [...wanted(), ...ofKit]);
const pictures = [...wanted().filter(({ name, width }) => isChosen(name) && (!forDocs || width === 1440)), ...ofKit];
for (const { file } of pictures) await access(path.join(folder, file)).catch(() => failures.push(`missing: ${file}`));
if (forDocs && failures.length === 0) await copyDocsPictures(folder);
for (const failure of failures) console.error(failure);
console.log(
  `${pictures.length} pictures wanted, ${failures.length} failures: ${path.relative(process.cwd(), path.join(folder, 'index.html'))}`,
);
process.exit(failures.length > 0 || pictures.length === 0 ? 1 : 0);
