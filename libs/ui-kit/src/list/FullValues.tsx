import { useId, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useMay, useSession } from '@lectern/auth';
import { reasonFields } from '@lectern/contract/platform/reason';
import { describedBy, Field } from '../form/Field';
import { Select } from '../form/Select';
import * as texts from '../texts/table-tools';

const choices = [
  { value: 'masked', label: texts.asMasked },
  { value: 'full', label: texts.inFull },
] as const;

/** Whether an export has masked values in full, and why. `isOffered`: a masked column is chosen. */
export const useFullValues = (isOffered: boolean) => {
  const mayReveal = useMay(['piiReveal']);
  const { document } = useSession();
  const [choice, choose] = useState<'masked' | 'full'>('masked');
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const isShown = isOffered && mayReveal && !document?.impersonating;
  const isFull = isShown && choice === 'full';
  return {
    isShown,
    isFull,
    choice,
    choose,
    reason,
    error,
    write: (next: string): void => {
      setReason(next);
      if (error !== undefined) setError(undefined);
    },
    /** Whether the export may be sent; says below the field what is missing. */
    check: (): boolean => {
      try {
        if (isFull) reasonFields.validateSync({ reason });
        return true;
      } catch (thrown) {
        setError((thrown as Error).message);
        return false;
      }
    },
    sent: isFull ? { full: true, reason } : {},
  };
};

/** In the export's panel, for who may reveal personal data: masked or in full, with the reason. */
export function FullValues({ full }: { readonly full: ReturnType<typeof useFullValues> }): ReactNode {
  const id = useId();
  if (!full.isShown) return null;
  return (
    <>
      <Field id={`${id}-full`} label={texts.personalData} error={undefined}>
        <Select
          id={`${id}-full`}
          value={full.choice}
          options={choices}
          onChange={(next) => next !== '' && full.choose(next)}
        />
      </Field>
      {full.isFull && (
        <Field id={`${id}-reason`} label={texts.reason} help={texts.reasonHelp} error={full.error}>
          <OutlinedInput
            id={`${id}-reason`}
            value={full.reason}
            multiline
            minRows={2}
            error={full.error !== undefined}
            inputProps={{ 'aria-describedby': describedBy(`${id}-reason`, texts.reasonHelp, full.error) }}
            onChange={({ target }) => full.write(target.value)}
          />
        </Field>
      )}
    </>
  );
}
