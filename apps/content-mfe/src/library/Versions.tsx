import type { ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import { libraryItemCalls, type LibraryItem, type LibraryVersion } from '@lectern/contract/content';
import { timeText, useAction } from '@lectern/ui-kit';
import { sizeText } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';
import { item as record } from './item';
import { OpenDocument } from './OpenDocument';
import { Thumbnail } from './Thumbnail';

interface Props {
  readonly item: LibraryItem;
  readonly versions: readonly LibraryVersion[];
}

/** Every file that the item has had; an earlier one is put back for every place at once. */
export function Versions({ item, versions }: Props): ReactNode {
  const mayEdit = useMay(libraryItemCalls.replace.access);
  const attempt = useAction(record.changed);
  const { mutateAsync: replace, isPending } = useCall(libraryItemCalls.replace, { handled: [] });
  const { id, version, kind } = item;
  if (versions.length < 2) return null;
  const putBack = (versionNo: number): void =>
    void (isPending || attempt(() => replace({ id, version, versionNo }), { successText: texts.isBack }));
  return (
    <section aria-labelledby="library-versions">
      <h2 id="library-versions">{texts.versions}</h2>
      <ol className="library-versions">
        {versions.map(({ no, fileId, fileName, bytes, urls, note, putAt, putByName }) => (
          <li key={no}>
            <Thumbnail item={{ urls, kind, altText: '' }} size="small" />
            <span>
              <b>{texts.versionNo(no)}</b> {fileName}
              <small>{[sizeText(bytes), timeText(putAt), putByName, note].filter(Boolean).join(' · ')}</small>
            </span>
            {(!urls || kind === 'video') && <OpenDocument itemId={id} versionNo={no} fileName={fileName} />}
            {fileId === item.fileId ? (
              <small>{texts.current}</small>
            ) : (
              mayEdit && (
                <Button
                  variant="text"
                  aria-label={texts.putBackOf(no)}
                  aria-disabled={isPending}
                  onClick={() => putBack(no)}
                >
                  {texts.putBack}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
