import { useEffect, useRef, useState, type ReactNode } from 'react';
import { setNestedObjectValues, useFormik } from 'formik';
import { ConflictDialog } from '../conflict/ConflictDialog';
import { mergeConflict, type Merge } from '../conflict/merge';
import { same } from '../conflict/same';
import { useUnsaved } from '../unsaved/unsaved';
import { isRefusal, sentenceOf, sortErrors, type Refusal } from './refusal';
import type { ServerFormOptions, ServerFormState } from './types';
import { useFirstInvalid } from './use-first-invalid';
import { useRefusedFields } from './use-refused-fields';

const hasVersion = (result: unknown): boolean => typeof result === 'object' && result !== null && 'version' in result;

interface Clash<Values, Row> {
  readonly row: Row;
  readonly merge: Merge<Values>;
}

/**
 * A form that is sent to the API: once at a time, refusals on their fields, the first of them focused, a stale save merged or,
 * where both changed the same field, put to the person. While it differs from what was loaded, the page's guard knows of it.
 */
export const useServerForm = <Values extends object, Row = undefined, Result = unknown>(options: ServerFormOptions<Values, Row, Result>): ServerFormState<Values> => {
  const { schema, initial, row, send, onSaved, fieldOf = (property) => property, conflict } = options;
  const [base, setBase] = useState({ values: initial, row });
  const [seen, setSeen] = useState(row);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string>();
  const [clash, setClash] = useState<Clash<Values, Row>>();
  const sending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const focusFirstInvalid = useFirstInvalid(element);
  const refused = useRefusedFields<Values>(schema);
  const formik = useFormik<Values>({ initialValues: initial, validate: refused.validate, onSubmit: () => undefined });
  const dirty = !same(base.values, formik.values);

  const rebase = (values: Values, nextRow: Row | undefined): void => {
    setBase({ values, row: nextRow });
    setSeen(row);
    formik.resetForm({ values });
  };
  const { resetForm } = formik;
  // A row read anew takes the place of what was loaded, but never of what somebody is typing.
  useEffect(() => {
    if (dirty || same(row, seen)) return;
    setSeen(row);
    setBase({ values: initial, row });
    resetForm({ values: initial });
  }, [row, seen, dirty, initial, resetForm]);

  const refuse = async (refusal: Refusal, values: Values): Promise<void> => {
    const { error } = refusal.failure;
    const { fields, rest } = Array.isArray(error) ? sortErrors(error, Object.keys(values), fieldOf) : { fields: {}, rest: sentenceOf(refusal) };
    setNote(rest);
    await refused.refuse(fields, values, formik);
    if (Object.keys(fields).length > 0) focusFirstInvalid();
  };

  /** Sends; a stale save whose changes do not overlap is sent again on top of the other's. */
  const save = async (values: Values, from: { values: Values; row: Row | undefined }, leaving: boolean): Promise<boolean> => {
    try {
      const result = await send(values, from.row);
      setClash(undefined);
      release();
      rebase(values, from.row);
      await onSaved(result, { leaving });
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { result, error: list } = error.failure;
      const theirRow = error.status === 409 && !Array.isArray(list) ? (conflict?.rowOf ? conflict.rowOf(result) : hasVersion(result) ? (result as Row) : undefined) : undefined;
      if (!conflict || theirRow === undefined) {
        setClash(undefined);
        if (error.status === 400 || error.status === 409) await refuse(error, values);
        return false;
      }
      const theirs = { values: conflict.valuesOf(theirRow), row: theirRow };
      const merge = mergeConflict(from.values, values, theirs.values);
      if (merge.clashes.length > 0) {
        setClash({ row: theirRow, merge });
        return false;
      }
      setBase(theirs);
      await formik.setValues(merge.values, false);
      return save(merge.values, theirs, leaving);
    }
  };

  const alone = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setNote(undefined);
    try {
      return await work();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const attempt = (leaving: boolean): Promise<boolean> =>
    alone(async () => {
      refused.forget();
      await formik.setTouched(setNestedObjectValues(formik.values, true), false);
      const errors = await formik.validateForm();
      if (Object.keys(errors).length === 0) return save(formik.values, base, leaving);
      focusFirstInvalid();
      return false;
    });

  const release = useUnsaved(dirty, () => attempt(true));

  const dialog: ReactNode = conflict && clash && (
    <ConflictDialog
      open
      title={conflict.title?.(clash.row) ?? 'Somebody else saved this while you were editing'}
      detail={conflict.detail?.(clash.row)}
      fields={conflict.fields}
      merge={clash.merge}
      busy={busy}
      onSave={(values) => {
        const theirs = { values: clash.merge.theirs, row: clash.row };
        setBase(theirs);
        void formik.setValues(values, false);
        void alone(() => save(values, theirs, false));
      }}
      onDiscard={() => {
        setClash(undefined);
        rebase(clash.merge.theirs, clash.row);
      }}
      onKeep={() => setClash(undefined)}
    />
  );
  return { formik: formik as ServerFormState<Values>['formik'], element, submit: () => attempt(false), busy, dirty, note, dialog };
};
