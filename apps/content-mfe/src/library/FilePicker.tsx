import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react';
import { useRead } from '@lectern/api-client/hooks';
import { libraryItemCalls, type LibraryItem } from '@lectern/contract/content';
import type { PickedFile } from '@lectern/remote-kit/slots';
import { ConfirmDialog } from '@lectern/ui-kit';
import { SearchField } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import { Select } from '@lectern/ui-kit/form';
import { ListError } from '@lectern/ui-kit/states';
import * as texts from '../texts/library';
import { folderOptions } from './folders';
import { Thumbnail } from './Thumbnail';
import { useFolders } from './use-folders';
import './picker.css';

interface Props {
  readonly onPick: (file: PickedFile) => void;
  readonly onClose: () => void;
}

const pickedOf = ({ fileId: id, title: name, urls, altText }: LibraryItem): PickedFile => ({
  id,
  name,
  url: urls?.large ?? '',
  altText,
});
const step = 24;
/** A list answers no more at once; anyone who looks further narrows it. */
const most = 96;
const noItems: readonly LibraryItem[] = [];

/** A dialog in which a person chooses one picture of the library, by folder and by search: the contribution to `content.filePicker.v1`. */
export default function FilePicker({ onPick, onClose }: Props): ReactNode {
  const id = useId();
  const folders = useFolders();
  const [q, setQ] = useState('');
  const [folderId, setFolder] = useState<number | ''>('');
  const [limit, setLimit] = useState(step);
  const [chosen, setChosen] = useState<LibraryItem>();
  const request = useMemo(
    () => ({
      limit,
      ...(q !== '' && { q }),
      filter: { kind: 'in:image,drawing', ...(folderId !== '' && { folderId: `eq:${folderId}` }) },
    }),
    [q, folderId, limit],
  );
  const read = useRead(libraryItemCalls.list, useDeferredValue(request), { handled: 'all' });
  const items = read.data?.items ?? noItems;
  const isMore = (read.data?.total ?? 0) > items.length && limit < most;
  const narrow = (change: () => void): void => {
    change();
    setLimit(step);
  };
  return (
    <ConfirmDialog
      open
      title={texts.pickTitle}
      verb={texts.pickVerb}
      disabledReason={chosen ? undefined : texts.pickFirst}
      onConfirm={() => chosen && onPick(pickedOf(chosen))}
      onCancel={onClose}
    >
      <div className="library-picker">
        <div>
          <SearchField label={texts.pickSearch} value={q} onSearch={(text) => narrow(() => setQ(text))} />
          <Select
            label={texts.folder}
            placeholder={texts.allFolders}
            value={folderId}
            options={folderOptions(folders.tree)}
            onChange={(value) => narrow(() => setFolder(value))}
          />
        </div>
        {read.error ? (
          <ListError
            what={texts.theLibrary}
            error={read.error}
            busy={read.isFetching}
            onRetry={() => void read.refetch()}
          />
        ) : (
          <fieldset aria-busy={read.isPending}>
            <legend className="visually-hidden">{texts.pictures}</legend>
            {items.map((item) => (
              <label key={item.id} className={item.id === chosen?.id ? 'is-chosen' : undefined}>
                <input
                  type="radio"
                  name={id}
                  className="visually-hidden"
                  checked={item.id === chosen?.id}
                  onChange={() => setChosen(item)}
                />
                <Thumbnail item={item} size="medium" />
                <span>{item.title}</span>
              </label>
            ))}
          </fieldset>
        )}
        {read.data && items.length === 0 && (
          <p role="status">{q === '' && folderId === '' ? texts.nothingToPick : texts.nothingFound}</p>
        )}
        {isMore && (
          <Button variant="text" onClick={() => setLimit(limit + step)}>
            {texts.showMore}
          </Button>
        )}
      </div>
    </ConfirmDialog>
  );
}
