import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { CallError, errorText } from '@lectern/api-client';
import { useCall } from '@lectern/api-client/hooks';
import { importCalls, importTooLarge, maxImportBytes } from '@lectern/contract/platform/import';
import { Icon } from '../icons/Icon';
import * as texts from '../texts/import';
import { uploadIcon } from './icons';
import type { ImportSetup } from './import-types';
import './upload.css';

interface Props {
  readonly setup: ImportSetup;
  readonly onUploaded: (fileId: number) => void;
}

/** The place for the file: dropped or chosen. Whatever is wrong with it is said here. */
export function UploadStep({ setup, onUploaded }: Props): ReactNode {
  const id = useId();
  const upload = useCall(importCalls.upload, { handled: [400, 413, 415] });
  const [wrong, setWrong] = useState<string>();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (!file || upload.isPending) return;
    setWrong(file.size > maxImportBytes ? importTooLarge : undefined);
    if (file.size > maxImportBytes) return;
    try {
      onUploaded((await upload.mutateAsync({ file, form: setup.form })).fileId);
    } catch (error) {
      setWrong(
        error instanceof CallError && [400, 413, 415].includes(error.status) ? error.failure.message : errorText(error),
      );
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const hover =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(over);
    };
  return (
    <>
      <div
        className={isOver ? 'import-drop is-over' : 'import-drop'}
        onDrop={drop}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
      >
        <Icon name={uploadIcon} size={24} />
        <h2>{texts.drop}</h2>
        <p id={`${id}-what`}>{texts.whatFile}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx,text/csv"
          onChange={({ target }) => void take(target.files?.[0]).finally(() => (target.value = ''))}
        />
        <Button
          variant="contained"
          aria-busy={upload.isPending}
          aria-describedby={`${id}-what`}
          onClick={() => !upload.isPending && input.current?.click()}
        >
          {upload.isPending ? texts.readingFile : texts.chooseFile}
        </Button>
        {wrong && (
          <p className="import-wrong" role="alert">
            <Icon name="circle-alert" />
            {wrong}
          </p>
        )}
      </div>
      {setup.help}
    </>
  );
}
