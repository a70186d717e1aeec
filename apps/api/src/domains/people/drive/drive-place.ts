import { maxDriveDepth, type DriveItem } from '@lectern/contract/people';
import { messages, say } from '@lectern/contract';
import { badRequest, fieldError } from '../../../server/calls/errors';

const depthOf = (byId: ReadonlyMap<number, DriveItem>, id: number | null): number => {
  let depth = 0;
  for (let at = id; at !== null && depth <= maxDriveDepth; at = byId.get(at)?.parentId ?? null) depth += 1;
  return depth;
};
const heightOf = (items: readonly DriveItem[], { id, kind }: DriveItem): number =>
  kind === 'file'
    ? 0
    : 1 + Math.max(0, ...items.filter(({ parentId }) => parentId === id).map((item) => heightOf(items, item)));

/** Whether an item (none: a new one) may be in this folder. @throws 400 on `parentId` for no folder, its own branch, or too many levels */
export const requirePlace = (
  items: readonly DriveItem[],
  parentId: number | null,
  item?: DriveItem,
  isFolder = item?.kind === 'folder',
): void => {
  if (parentId === null) return;
  const byId = new Map(items.map((each) => [each.id, each]));
  const refuse = (rule: string, text: string) => badRequest(fieldError('parentId', rule, text));
  if (byId.get(parentId)?.kind !== 'folder') throw refuse('live', say(messages.invalid, { field: 'Folder' }));
  for (let at: number | null = parentId; at !== null; at = byId.get(at)?.parentId ?? null)
    if (at === item?.id) throw refuse('cycle', 'A folder can’t be moved into itself or a folder below it');
  const levels = depthOf(byId, parentId) + (item ? heightOf(items, item) : isFolder ? 1 : 0);
  if (levels > maxDriveDepth) throw refuse('depth', `Folders are at most ${maxDriveDepth} levels deep`);
};
