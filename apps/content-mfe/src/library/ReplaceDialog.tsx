import { useRef, useState, type ReactNode } from 'react';
import { CallError, errorText, send } from '@lectern/api-client';
import { libraryItemCalls, type LibraryItem } from '@lectern/contract/content';
import { ConfirmDialog, useSaved } from '@lectern/ui-kit';
import { Field } from '@lectern/ui-kit/form';
import { Button, OutlinedInput } from '@lectern/ui-kit/mui';
import * as texts from '../texts/library';
import { filesOfKind } from './file-kinds';
import { item as record } from './item';

interface Props {
  readonly item: LibraryItem;
  /** The places that show it. */
  readonly uses: number;
  readonly onClose: () => void;
}

/** Puts another file in an item's place, for every place that shows it. */
export default function ReplaceDialog({ item, uses, onClose }: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const kind = filesOfKind(item.kind);
  const confirmSaved = useSaved(record.changed);
  const [file, setFile] = useState<File>();
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = (chosen: File | undefined): void => {
    const why = chosen && kind.blockerOf(chosen);
    setError(why);
    setFile(why === undefined ? chosen : undefined);
  };
  const replace = async (): Promise<void> => {
    if (!file || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { id: fileId } = await kind.upload(file, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      const { id, version } = item;
      await send(libraryItemCalls.replace, { id, version, fileId, note: note.trim() }, { quiet: true, handled: 'all' });
      onClose();
      await confirmSaved(texts.replaced);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(errorText(failure));
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      title={texts.replaceTitle(item.title)}
      verb={texts.replaceVerb}
      busy={isBusy}
      disabledReason={file ? undefined : texts.noFile}
      onConfirm={() => void replace()}
      onCancel={onClose}
    >
      <div className="dialog-body library-replace">
        <p>{texts.replaceMeaning(uses)}</p>
        <Field id="library-replace-file" label={texts.file} help={kind.limits} error={error}>
          <div>
            <Button onClick={() => chooser.current?.click()}>{texts.chooseFile}</Button> {file?.name}
            <input
              ref={chooser}
              id="library-replace-file"
              type="file"
              hidden
              accept={kind.accept}
              onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
            />
          </div>
        </Field>
        <Field id="library-replace-note" label={texts.note} optional help={texts.noteHelp} error={undefined}>
          <OutlinedInput
            id="library-replace-note"
            fullWidth
            value={note}
            slotProps={{ input: { maxLength: 200 } }}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
