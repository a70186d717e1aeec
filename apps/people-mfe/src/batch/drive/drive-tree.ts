import type { DriveItem } from '@lectern/contract/people';

/** What is right in a folder (null: at the top): folders first, by name, as the API lists them. */
export const inFolder = (items: readonly DriveItem[], folderId: number | null): readonly DriveItem[] =>
  items.filter(({ parentId }) => parentId === folderId);

/** The folders from the top down to this one. */
export const pathTo = (items: readonly DriveItem[], folderId: number | null): readonly DriveItem[] => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const path: DriveItem[] = [];
  for (let at = folderId; at !== null && path.length < 20; at = path[0]?.parentId ?? null) {
    const folder = byId.get(at);
    if (!folder) break;
    path.unshift(folder);
  }
  return path;
};

/** Folders that an item may move into: not itself, and none below it; each by its whole path. */
export const foldersFor = (
  items: readonly DriveItem[],
  item?: DriveItem,
): readonly { readonly value: number; readonly label: string }[] =>
  items
    .filter(({ kind, id }) => kind === 'folder' && !pathTo(items, id).some((above) => above.id === item?.id))
    .map(({ id }) => ({
      value: id,
      label: pathTo(items, id)
        .map(({ name }) => name)
        .join(' / '),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
