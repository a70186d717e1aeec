import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { importCalls, type ImportField, type ImportRow } from '@lectern/contract/platform/import';
import { Field } from '../form/Field';
import { announce } from '../notices/live-region';
import * as texts from '../texts/import';
import type { ReviewLine } from './lines-of';
import './fix-row.css';

interface Props {
  readonly jobId: number;
  readonly line: ReviewLine;
  readonly field: ImportField | undefined;
  readonly onClose: () => void;
}

const stillWrong = ({ state, errors }: ImportRow, field: string): string | undefined =>
  state === 'valid'
    ? undefined
    : errors
        .filter(({ property }) => property === field)
        .flatMap(({ constraints }) => Object.values(constraints))
        .join('\n') || undefined;

/** One value of a row, to be corrected in place: Enter checks the row again, Esc leaves it as it is. */
export function FixRow({ jobId, line: { rowNo, field: name, value: before }, field, onClose }: Props): ReactNode {
  const id = useId();
  const queryClient = useQueryClient();
  const [value, setValue] = useState(before);
  const [wrong, setWrong] = useState<string>();
  const { mutateAsync: edit, isPending } = useCall(importCalls.editRow);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    try {
      const { row } = await edit({ id: jobId, rowNo, input: { [name]: value } });
      const still = stillWrong(row, name);
      setWrong(still);
      if (still !== undefined) return;
      announce(row.state === 'valid' ? texts.isFine(rowNo) : texts.hasMore(rowNo));
      await invalidate(queryClient, importCalls.rows, importCalls.detail);
      onClose();
    } catch {
      // The client has shown the error; the typed text stays.
    }
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className="import-fix" noValidate onSubmit={(event) => void save(event)} onKeyDown={leave}>
      <Field id={id} label={texts.valueOfRow(field?.label ?? name, rowNo.toLocaleString('en-GB'))} error={wrong}>
        <OutlinedInput
          id={id}
          autoFocus
          value={value}
          error={wrong !== undefined}
          inputProps={{ 'aria-describedby': wrong ? `${id}-help` : undefined, autoComplete: 'off' }}
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <span className="import-fix-actions">
        <Button type="submit" variant="contained" aria-busy={isPending}>
          {texts.checkAgain}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </span>
    </form>
  );
}
