import type { LibraryFolder } from '@lectern/contract/content';
import * as texts from '../texts/library';

/** A folder with its level, from 1, and all that is in it and below it. */
export interface FolderNode extends LibraryFolder {
  readonly level: number;
  /** Its name behind those above it: 'Maths › Algebra'. */
  readonly path: string;
  readonly all: number;
}

/** The folders as a tree is read: each right behind the one above it, by name. */
export const inTree = (folders: readonly LibraryFolder[]): readonly FolderNode[] => {
  const below = new Map<number | null, LibraryFolder[]>();
  for (const folder of folders) below.set(folder.parentId, [...(below.get(folder.parentId) ?? []), folder]);
  const walk = (parentId: number | null, above: string, level: number): FolderNode[] =>
    (below.get(parentId) ?? [])
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .flatMap((folder) => {
        const path = above === '' ? folder.name : `${above} › ${folder.name}`;
        const inside = walk(folder.id, path, level + 1);
        const direct = inside.filter((each) => each.level === level + 1);
        const all = folder.items + direct.reduce((sum, each) => sum + each.all, 0);
        return [{ ...folder, level, path, all }, ...inside];
      });
  return walk(null, '', 1);
};

/** The folders as a select offers them; without the one that moves and what is below it. */
export const folderOptions = (tree: readonly FolderNode[], moving?: number) => {
  const gone = new Set(moving === undefined ? [] : [moving]);
  for (const { id, parentId } of tree) if (parentId !== null && gone.has(parentId)) gone.add(id);
  return tree.filter(({ id }) => !gone.has(id)).map(({ id, path }) => ({ value: id, label: path }));
};

/** A folder by its path; of none, or of one that is gone, that there is none. */
export const pathOf = (tree: readonly FolderNode[], id: number): string =>
  tree.find((each) => each.id === id)?.path ?? texts.noFolder;
