import type { CategoryDetail, CategoryRow } from '@lectern/contract/catalog';
import { treeOf, type Tree } from './tree';

/** An outline, two spaces a level, ids from 1 in order: the rows as the API answers them, each with one skill of its own. */
export const rowsFrom = (outline: string): CategoryRow[] => {
  const rows: CategoryRow[] = [];
  for (const line of outline.split('\n').filter((each) => each.trim() !== '')) {
    const depth = (/^ */.exec(line)?.[0].length ?? 0) / 2 + 1;
    const parent = rows.findLast((row) => row.depth === depth - 1);
    const name = line.trim();
    rows.push({
      id: rows.length + 1,
      version: 1,
      parentId: parent?.id ?? null,
      name,
      slug: name.toLowerCase().replace(/\W+/g, '-'),
      status: 'active',
      depth,
      path: parent ? [...parent.path, parent.name] : [],
      skills: 0,
      courses: null,
      trainers: null,
      imageFileId: null,
      updatedAt: '2026-10-12T09:30:00.000Z',
      deletedAt: null,
    });
  }
  return rows.map((row) => ({
    ...row,
    skills: rows.filter(
      (each) =>
        each.id === row.id || [...each.path.keys()].some((at) => each.path[at] === row.name && at === row.depth - 1),
    ).length,
  }));
};

/** A row with its texts, all empty. */
export const detailOf = (row: CategoryRow): CategoryDetail => ({
  ...row,
  descriptionHtml: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
});

/** The outline of rows, to compare trees by sight. */
export const outlineOf = (rows: readonly CategoryRow[]): string =>
  rows.map((row) => `${'  '.repeat(row.depth - 1)}${row.name}`).join('\n');

export const science = `
Science
  Chemistry
    Inorganic
    Organic
  Physics
Mathematics
  Algebra
Languages`;
export const scienceTree = (): Tree => treeOf(rowsFrom(science));
/** The id of the first category of this name. */
export const idOf = (tree: Tree, name: string): number => tree.rows.find((row) => row.name === name)!.id;
