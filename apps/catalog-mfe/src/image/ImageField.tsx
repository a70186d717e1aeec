import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { useField } from 'formik';
import { Field } from '@lectern/ui-kit/form';
import { Button } from '@lectern/ui-kit/mui';
import { late } from '../category/late';
import { accepted, refuseFile } from './choose';
import type { Source } from './CropDialog';
import { ImagePreview, useImage } from './ImagePreview';
import './image.css';

const CropDialog = late(() => import(/* webpackChunkName: "image-crop" */ './CropDialog'));

interface Props {
  /** The field that holds the id of the uploaded file, or null. */
  readonly name: string;
  readonly label: string;
  readonly readOnly?: boolean;
}

/** An image of a record: preview, upload, replace, crop, remove. It is uploaded at once; the form keeps its id. */
export function ImageField({ name, label, readOnly = false }: Props): ReactNode {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [{ value }, meta, { setValue }] = useField<number | null>(name);
  const [refused, setRefused] = useState<string>();
  const [source, setSource] = useState<Source>();
  const image = useImage(value);
  const error = refused ?? (meta.touched ? meta.error : undefined);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again after it was refused or removed.
    currentTarget.value = '';
    if (!file) return;
    const why = refuseFile(file);
    setRefused(why);
    if (why === undefined) setSource({ file });
  };
  const take = (fileId: number): void => {
    setRefused(undefined);
    setSource(undefined);
    void setValue(fileId);
  };
  const remove = (): void => {
    setRefused(undefined);
    void setValue(null);
    first.current?.focus();
  };
  return (
    <Field id={id} label={label} optional help="PNG, JPEG, WebP or GIF, at most 2 MB." error={error}>
      <div className="image-field" role="group" aria-label={label} aria-describedby={`${id}-help`}>
        <ImagePreview id={value} alt={`${label}, as it will be shown`} />
        {!readOnly && (
          <div className="image-actions">
            <Button ref={first} onClick={() => chooser.current?.click()}>
              {value === null ? 'Upload image…' : 'Replace image…'}
            </Button>
            {image.data && value !== null && (
              <Button variant="text" onClick={() => setSource({ address: image.data.urls.large, name: image.data.file.name })}>
                Crop…
              </Button>
            )}
            {value !== null && (
              <Button variant="text" color="error" onClick={remove}>
                Remove image
              </Button>
            )}
          </div>
        )}
        <input ref={chooser} id={id} type="file" accept={accepted} hidden disabled={readOnly} onChange={choose} />
      </div>
      {source && <CropDialog source={source} onTaken={take} onClose={() => setSource(undefined)} />}
    </Field>
  );
}
