import { useCall } from '@lectern/api-client/hooks';
import { driveCalls, type DriveItem } from '@lectern/contract/people';
import { useAction, type RowAction } from '@lectern/ui-kit';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../../texts/batch-drive';
import { saveFile } from './drive-files';

export const driveChanges = [driveCalls.list] as const;

interface Options {
  readonly items: readonly DriveItem[];
  readonly mayEdit: boolean;
  readonly toOf: (item: DriveItem) => string;
  readonly onEdit: (item: DriveItem) => void;
  readonly onDelete: (item: DriveItem) => void;
}

/** What can be done with a folder or a file. */
export const useDriveActions = ({
  items,
  mayEdit,
  toOf,
  onEdit,
  onDelete,
}: Options): ((item: DriveItem) => readonly RowAction[]) => {
  const navigate = useNavigate();
  const { mutateAsync } = useCall(driveCalls.update);
  const attempt = useAction(driveChanges);
  return (item) => {
    const isFull = items.some(({ parentId }) => parentId === item.id);
    const { id, version, visibleToStudents } = item;
    return [
      item.kind === 'folder'
        ? { label: texts.open, onSelect: () => void navigate(toOf(item)) }
        : { label: texts.download, onSelect: () => void attempt(() => saveFile(id)) },
      ...(mayEdit
        ? [
            { label: texts.edit, onSelect: () => onEdit(item) },
            {
              label: visibleToStudents ? texts.hide : texts.show,
              onSelect: () =>
                void attempt(() => mutateAsync({ id, version, visibleToStudents: !visibleToStudents }), {
                  successText: texts.saved,
                }),
            },
            {
              label: texts.remove,
              danger: true,
              onSelect: () => onDelete(item),
              ...(isFull && { disabledReason: texts.notEmpty }),
            },
          ]
        : []),
    ];
  };
};
