import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rounded } from './statistics';

/** Writes figures into bench/results.json (name → number); those that were not measured keep their value of before. */
export const keepFigures = (root: string, figures: Readonly<Record<string, number>>): void => {
  const file = path.join(root, 'bench/results.json');
  let before = '{}';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    mkdirSync(path.dirname(file), { recursive: true });
  }
  const all = { ...(JSON.parse(before) as Record<string, number>) };
  for (const [name, value] of Object.entries(figures)) all[name] = rounded(value);
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
};
