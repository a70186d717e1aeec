import { useMemo } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { libraryFolderCalls, type LibraryFolder } from '@lectern/contract/content';
import { inTree } from './folders';

const none: readonly LibraryFolder[] = [];

/** All folders in the order of their tree, and how they are read. */
export const useFolders = () => {
  const read = useRead(libraryFolderCalls.list, {}, { quiet: true, handled: 'all' });
  const items = read.data?.items ?? none;
  const tree = useMemo(() => inTree(items), [items]);
  return { ...read, tree };
};
export type Folders = ReturnType<typeof useFolders>;
