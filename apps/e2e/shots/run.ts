/**
 * `npm run shots`: every cell of cells.ts at its widths, light and dark, into shots/, with index.html that shows each beside its picture
 * of look/. `npm run shots -- faqs/` takes only cells whose name contains that. A missing cell fails the run.
 */
import { access, rm } from 'node:fs/promises';
import path from 'node:path';
import { cells, widths, type Cell, type CellName } from './cells';
import { wanted, writeGallery } from './gallery';
import { scenes } from './scenes';
import { openStages } from './stage';
import { takeBoth } from './take';

const folder = path.resolve(import.meta.dirname, '../../../shots');
const part = process.argv[2] ?? '';
if (!part) await rm(folder, { recursive: true, force: true });

const stages = await openStages();
const failures: string[] = [];
try {
  for (const [name, cell] of Object.entries(cells) as [CellName, Cell][]) {
    if (!name.includes(part)) continue;
    for (const width of cell.at ?? widths) {
      try {
        await stages.on(width, scenes[name], (page) => takeBoth(folder, name, width, page));
      } catch (error) {
        failures.push(`${name} at ${width}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
} finally {
  await stages.close();
}
await writeGallery(folder);
const pictures = wanted().filter(({ name }) => name.includes(part));
for (const { file } of pictures) await access(path.join(folder, file)).catch(() => failures.push(`missing: ${file}`));
for (const failure of failures) console.error(failure);
console.log(`${pictures.length} pictures wanted, ${failures.length} failures: ${path.relative(process.cwd(), path.join(folder, 'index.html'))}`);
process.exit(failures.length > 0 || pictures.length === 0 ? 1 : 0);
