import { useRef, useState } from 'react';
import type { Schema } from 'yup';
import { CallError, errorText } from '@lectern/api-client';
import { toastText } from '@lectern/api-client/catalogue';
import { errorsOf, serverErrorsOf, type FieldTexts } from './field-errors';

/** What became of the last try: texts on fields, and one for the whole form. */
export interface Outcome {
  readonly fields: FieldTexts;
  readonly note?: string;
}

const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof CallError)) return { fields: {}, note: errorText(error) };
  const fields = serverErrorsOf(error.failure.error);
  return Object.keys(fields).length > 0
    ? { fields }
    : { fields, note: toastText(error, [], navigator.onLine) ?? error.failure.message };
};

/** A form of the auth pages: checks by the contract's schema, sends once however often it is submitted, and shows errors. */
export const useAuthForm = <Values extends object>(
  schema: Schema,
  send: (values: Values) => Promise<void>,
  notice?: string,
) => {
  const [outcome, setOutcome] = useState<Outcome>({ fields: {}, note: notice });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Resolves with false when the person has to correct something. */
  const submit = async (values: Values): Promise<boolean> => {
    if (running.current) return true;
    const fields = errorsOf(schema, values);
    setOutcome({ fields });
    if (Object.keys(fields).length > 0) return false;
    running.current = true;
    setBusy(true);
    try {
      await send(values);
      return true;
    } catch (error) {
      setOutcome(outcomeOf(error));
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { outcome, busy, submit };
};
