import { useEffect, useRef, useState, type ReactNode } from 'react';
import { setNestedObjectValues, useFormik } from 'formik';
import { mergeConflict } from '../conflict/merge';
import { same } from '../conflict/same';
import { readSaver } from '../conflict/who-saved';
import type { Offer } from '../draft/DraftOffer';
import { returning } from '../draft/returning';
import { useDraft } from '../draft/use-draft';
import { useUnsaved } from '../unsaved/unsaved';
import { ClashDialog, type Clash } from './ClashDialog';
import { newBlocks } from './blocks';
import { isApiError, messageOf, sortErrors, staleRowOf, type ApiError } from './api-error';
import type { ServerFormOptions, ServerFormState } from './types';
import { useFirstInvalid } from './use-first-invalid';
import { useOnce } from './use-once';
import { useServerErrors } from './use-server-errors';

/**
 * A form that is sent to the API: once at a time, refusals on their fields, the first of them focused, a stale save merged or,
 * where both changed the same field, shown to the person. While it differs from the loaded values, the page's guard knows of it.
 */
export const useServerForm = <Values extends object, Row = undefined, Result = unknown>(
  options: ServerFormOptions<Values, Row, Result>,
): ServerFormState<Values> => {
  const { schema, initial, row, send, onSaved, fieldOf = (property) => property, conflict } = options;
  const [base, setBase] = useState({ values: initial, row });
  const [seen, setSeen] = useState(row);
  const [note, setNote] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [clash, setClash] = useState<Clash<Values, Row>>();
  const { busy, once } = useOnce();
  const element = useRef<HTMLFormElement>(null);
  const focusFirstInvalid = useFirstInvalid(element);
  const [blocks] = useState(newBlocks);
  const serverErrors = useServerErrors<Values>(schema, blocks);
  const formik = useFormik<Values>({
    initialValues: initial,
    validate: serverErrors.validate,
    onSubmit: () => undefined,
  });
  const dirty = !same(base.values, formik.values);
  const draft = useDraft({ form: options.draft, row: base.row, base: base.values, values: formik.values, dirty });

  const rebase = (values: Values, nextRow: Row | undefined): void => {
    setBase({ values, row: nextRow });
    setSeen(row);
    formik.resetForm({ values });
  };
  const { resetForm } = formik;
  // A row read again takes the place of the loaded values, but never of what somebody is typing.
  useEffect(() => {
    if (dirty || same(row, seen)) return;
    setSeen(row);
    setBase({ values: initial, row });
    resetForm({ values: initial });
  }, [row, seen, dirty, initial, resetForm]);

  const showErrors = async (apiError: ApiError, values: Values): Promise<void> => {
    const { error } = apiError.failure;
    const { fields, rest } = Array.isArray(error)
      ? sortErrors(error, Object.keys(values), fieldOf)
      : { fields: {}, rest: messageOf(apiError) };
    setNote(rest);
    await serverErrors.showErrors(fields, values, formik);
    if (Object.keys(fields).length > 0) focusFirstInvalid();
  };

  /** Sends; a stale save whose changes do not overlap is sent again on top of the other's. */
  const save = async (
    values: Values,
    from: { values: Values; row: Row | undefined },
    leaving: boolean,
  ): Promise<boolean> => {
    try {
      const result = await send(values, from.row);
      setClash(undefined);
      release();
      // After the save, not in its transaction: a call serves several forms and knows of none. A drop that is not heard waits on the device.
      draft.drop();
      rebase(values, from.row);
      await onSaved(result, { leaving });
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      const theirRow = conflict && staleRowOf(error, conflict.rowOf);
      if (!conflict || theirRow === undefined) {
        setClash(undefined);
        if (error.status === 400 || error.status === 409) await showErrors(error, values);
        else setFailed(true);
        return false;
      }
      const theirs = { values: conflict.valuesOf(theirRow), row: theirRow };
      const merge = mergeConflict(from.values, values, theirs.values);
      if (merge.clashes.length > 0) {
        setClash({ row: theirRow, merge, saver: await readSaver(conflict.entity, theirRow) });
        return false;
      }
      setBase(theirs);
      await formik.setValues(merge.values, false);
      return save(merge.values, theirs, leaving);
    }
  };

  const attempt = (leaving: boolean): Promise<boolean> =>
    once(async () => {
      setNote(undefined);
      setFailed(false);
      serverErrors.forget();
      blocks.isTried = blocks.reasons.size > 0;
      await formik.setTouched(setNestedObjectValues(formik.values, true), false);
      const errors = await formik.validateForm();
      if (Object.keys(errors).length === 0) return save(formik.values, base, leaving);
      focusFirstInvalid();
      return false;
    });

  const saveFirst = options.onlyDiscards ? undefined : () => attempt(true);
  const release = useUnsaved(dirty, saveFirst, draft.drop, draft.isKept);

  const take = (values: Values): void => {
    setClash(undefined);
    draft.taken();
    void formik.setValues(values);
  };
  const { found } = draft;
  const offer: Offer | undefined = found && {
    at: found.at,
    discard: draft.drop,
    restore: () => {
      const merge = returning(found.body, formik.values);
      if (merge.clashes.length > 0 && conflict)
        return setClash({ row: base.row, merge, saver: undefined, ofDraft: true });
      take({ ...merge.values, ...Object.fromEntries(merge.clashes.map((field) => [field, merge.mine[field]])) });
    },
  };

  const dialog: ReactNode = conflict && clash && (
    <ClashDialog
      clash={clash}
      conflict={conflict}
      busy={busy}
      onChosen={(values) => {
        if (clash.ofDraft) return take(values);
        const theirs = { values: clash.merge.theirs, row: clash.row };
        setBase(theirs);
        void formik.setValues(values, false);
        void once(() => save(values, theirs, false));
      }}
      onDiscard={() => {
        setClash(undefined);
        draft.drop();
        if (!clash.ofDraft) rebase(clash.merge.theirs, clash.row);
      }}
      onKeep={() => setClash(undefined)}
    />
  );
  return {
    formik: formik as ServerFormState<Values>['formik'],
    element,
    blocks,
    submit: () => attempt(false),
    busy,
    dirty,
    failed,
    note,
    offer,
    dialog,
  };
};
