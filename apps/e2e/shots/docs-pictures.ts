import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CellName } from './cells';
import { pictureOf, type Scheme } from './take';

interface DocsPicture {
  readonly cell: CellName;
  readonly scheme: Scheme;
}

/** Pictures of README.md and docs/: their file below docs/pictures, and the cell at 1440 px that each is taken from. */
export const docsPictures: Readonly<Record<string, DocsPicture>> = {
  'students.png': { cell: 'students/list', scheme: 'light' },
  'list-and-panel.png': { cell: 'skills/panel', scheme: 'light' },
  'remotes-dark.png': { cell: 'remotes-overview/list', scheme: 'dark' },
};

/** Copies the pictures of the docs from the folder of all pictures to docs/pictures. */
export const copyDocsPictures = async (folder: string): Promise<void> => {
  const target = path.resolve(import.meta.dirname, '../../../docs/pictures');
  await mkdir(target, { recursive: true });
  for (const [file, { cell, scheme }] of Object.entries(docsPictures))
    await cp(path.join(folder, pictureOf(cell, 1440, scheme)), path.join(target, file));
};
