import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Field, type FieldProps } from '../form/Field';
import { useFieldBlock } from '../form/use-field-block';
import { useFieldState } from '../form/use-field-state';
import { IconAction } from '../kit/IconAction';
import { announce } from '../notices/live-region';
import { notify } from '../notices/notify';
import * as texts from '../texts/files';
import { useUnsaved } from '../unsaved/unsaved';
import type { FileItem, FileKind } from './file-kind';
import { sizeText } from './size-text';
import { UploadRow } from './UploadRow';
import { useUploads } from './use-uploads';
import './files.css';

interface Props extends FieldProps {
  readonly kind: FileKind;
  /** The field takes one file. Another takes the place of the first. */
  readonly one?: boolean;
}

/** Several files, or one: chosen or dropped, uploaded at once with their progress, tried again, taken out. The form keeps id, name and size of each, and waits for those on their way. */
export function FileListField({ name, label, help, optional, disabled = false, kind, one = false }: Props): ReactNode {
  const { id, input, error, setValue, touch } = useFieldState<readonly FileItem[]>(name);
  const { value } = input;
  const chooser = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  // Two files may arrive before the form is drawn again.
  const latest = useRef(value);
  useEffect(() => void (latest.current = value), [value]);
  const [isOver, setOver] = useState(false);
  const put = (files: readonly FileItem[]): void => {
    latest.current = files;
    setValue(files);
    touch();
  };
  const { uploads, isUploading, start, retry, takeOff } = useUploads(kind, (item) => {
    put(one ? [item] : [...latest.current, item]);
    announce(texts.uploaded(item.name));
  });
  useUnsaved(isUploading);
  useFieldBlock(name, isUploading ? texts.wait : undefined);

  const take = (files: readonly File[]): void => {
    if (one && files.length > 1) return notify('error', texts.takesOne);
    if (one) uploads.forEach(takeOff);
    start(files);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    take([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was refused or taken out.
    currentTarget.value = '';
  };
  const hover =
    (over: boolean) =>
    (event: DragEvent): void => {
      event.preventDefault();
      setOver(over && !disabled);
    };
  const drop = (event: DragEvent): void => {
    hover(false)(event);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const remove = (item: FileItem): void => {
    put(value.filter((other) => other !== item));
    announce(texts.removed(item.name));
    first.current?.focus();
  };
  return (
    <Field id={id} label={label} optional={optional} help={help ?? kind.limits} error={error}>
      <div
        role="group"
        aria-label={label}
        aria-describedby={`${id}-help`}
        className={`files${isOver ? ' is-over' : ''}${error ? ' is-wrong' : ''}`}
        onDrop={drop}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
      >
        {value.length + uploads.length > 0 && (
          <ul>
            {value.map((item) => (
              <li key={item.id}>
                <span className="files-name">
                  {item.name}
                  <small>{sizeText(item.bytes)}</small>
                </span>
                {!disabled && (
                  <IconAction
                    icon="x"
                    label={texts.removeOf(item.name)}
                    tip={texts.remove}
                    onClick={() => remove(item)}
                  />
                )}
              </li>
            ))}
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload)}
                onTakeOff={() => takeOff(upload)}
              />
            ))}
          </ul>
        )}
        {disabled && value.length === 0 && <p>{texts.nothing}</p>}
        {!disabled && (
          <Button
            ref={first}
            aria-describedby={`${id}-help`}
            data-invalid={error && ''}
            onClick={() => chooser.current?.click()}
          >
            {one ? (value.length > 0 ? texts.chooseAnother : texts.chooseOne) : texts.choose}
          </Button>
        )}
        <input
          ref={chooser}
          id={id}
          type="file"
          multiple={!one}
          hidden
          accept={kind.accept}
          disabled={disabled}
          onChange={choose}
        />
      </div>
    </Field>
  );
}
