import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Field, type FieldProps } from '../form/Field';
import { useFieldState } from '../form/use-field-state';
import { lazyWithRetry } from '../kit/lazy-with-retry';
import { FromLibrary } from './FromLibrary';
import * as texts from '../texts/image';
import { accepted, fileBlocker } from './choose';
import type { Source } from './CropDialog';
import { ImagePreview, useImage } from './ImagePreview';
import './image.css';

const CropDialog = lazyWithRetry(() => import(/* webpackChunkName: "image-crop" */ './CropDialog'));

/** An image of a record: preview, upload, replace, crop, remove. It is uploaded at once; the form keeps the file's id, or null. */
export function ImageField({
  name,
  label,
  help = texts.kinds,
  optional = true,
  disabled = false,
}: FieldProps): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const { id, input, error: wrong, setValue } = useFieldState<number | '' | null>(name);
  const value = input.value || null;
  const [fileError, setFileError] = useState<string>();
  const [source, setSource] = useState<Source>();
  const image = useImage(value);
  const error = fileError ?? wrong;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again after it was refused or removed.
    currentTarget.value = '';
    if (!file) return;
    const why = fileBlocker(file);
    setFileError(why);
    if (why === undefined) setSource({ file });
  };
  const take = (fileId: number): void => {
    setFileError(undefined);
    setSource(undefined);
    setValue(fileId);
  };
  const crop = (): void => {
    if (image.data) setSource({ address: image.data.urls.large, name: image.data.file.name });
  };
  const remove = (): void => {
    setFileError(undefined);
    setValue(null);
    first.current?.focus();
  };
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <div className="image-field" role="group" aria-label={label} aria-describedby={`${id}-help`}>
        <ImagePreview id={value} alt={texts.asShown(label)} />
        {!disabled && (
          <div className="image-actions">
            <Button ref={first} data-invalid={error && ''} onClick={() => chooser.current?.click()}>
              {value === null ? texts.upload : texts.replace}
            </Button>
            <FromLibrary onPick={take} />
            {value !== null && (
              <>
                {/* In its place from the start: what is below it stays under the pointer when the image has come. */}
                <Button variant="text" aria-disabled={!image.data} onClick={crop}>
                  {texts.crop}
                </Button>
                <Button variant="text" color="error" onClick={remove}>
                  {texts.remove}
                </Button>
              </>
            )}
          </div>
        )}
        <input ref={chooser} id={id} type="file" accept={accepted} hidden disabled={disabled} onChange={choose} />
      </div>
      {source && <CropDialog source={source} onTaken={take} onClose={() => setSource(undefined)} />}
    </Field>
  );
}
