import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { invalidate, useCall } from '@lectern/api-client/hooks';
import { needsRight } from '@lectern/contract/right-labels';
import { useSaved } from '../actions/use-action';
import { HistoryFold } from '../detail/HistoryFold';
import type { HistoryWords } from '../detail/history-words';
import { PanelForm } from '../form/PanelForm';
import { useServerForm } from '../form/use-server-form';
import { timeText } from '../kit/dates';
import { StatusLabel } from '../kit/StatusLabel';
import * as texts from '../texts/record-panel';
import { add } from '../texts/records';
import { rightOf, type RecordRow } from './define-record';
import { formOf, type Form } from './form-of';
import type { Records } from './use-records';
import { firstStatus, type FormValues } from './values';
import { conflictFields, historyWords, type Show } from './words';
import './record-panel.css';

interface Props<Row extends RecordRow> {
  readonly records: Records<Row>;
  /** Undefined for a new one. */
  readonly row: Row | undefined;
  readonly initial: FormValues | undefined;
  readonly show: Show;
  readonly inHistory: HistoryWords['show'];
  readonly actions: ((row: Row | undefined, saveWith: (values: FormValues) => void) => ReactNode) | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** 400 and 409 are shown by the form: on its fields, or in the conflict dialog. */
const inForm = { handled: [400, 409] };

type Answer<Row> = Readonly<Record<string, Row>>;

type RecordFields = Form<FormValues, FormValues>;

/** Creates or updates, and puts the answer where the panel and the list find it. */
const useSaving = <Row extends RecordRow>({ record, open }: Records<Row>, { read, changed }: RecordFields) => {
  const { calls, rowName, also = [] } = record;
  const queryClient = useQueryClient();
  const confirmSaved = useSaved([calls.list, ...also]);
  const { mutateAsync: create } = useCall(calls.create, inForm);
  const { mutateAsync: update } = useCall(calls.update, inForm);
  return {
    send: (values: FormValues, row: Row | undefined): Promise<Answer<Row>> => {
      if (!row) return create(read(values).wire);
      const request = { ...changed(row, values), id: row.id, version: row.version };
      return update(request).catch((error: unknown) => {
        // A stale record is stale elsewhere too: in the panel's title, in the list, for Delete.
        void invalidate(queryClient, calls.detail, calls.list);
        throw error;
      });
    },
    onSaved: async (answer: Answer<Row>, leaving: boolean, isNew: boolean): Promise<void> => {
      const saved = answer[rowName] as Row;
      queryClient.setQueryData(
        [calls.detail.path, { id: saved.id }],
        (before: object | undefined) => before && { ...before, [rowName]: saved },
      );
      if (!leaving) open(undefined);
      await confirmSaved(isNew ? texts.added : texts.saved);
    },
  };
};

/** A record in its panel: the form, and below it the history. */
export function RecordForm<Row extends RecordRow>({
  records,
  row,
  initial,
  show,
  inHistory,
  actions,
  children,
}: Props<Row>): ReactNode {
  const { record, may, askDelete } = records;
  const { calls, fields, statuses, noun, entity, rowName } = record;
  const declared = useMemo(() => formOf(fields), [fields]);
  const schema = useMemo(() => declared.schema(row), [declared, row]);
  const { send, onSaved } = useSaving(records, declared);
  const readOnly = row?.deletedAt
    ? texts.isDeleted
    : may.edit
      ? undefined
      : texts.viewOnly(needsRight(rightOf(calls.update.access)));
  const form = useServerForm<FormValues, Row, Answer<Row>>({
    schema,
    initial: row ? declared.valuesOf(row) : declared.newValues({ ...firstStatus(fields, statuses), ...initial }),
    row,
    send,
    fieldOf: declared.fieldOf,
    onSaved: (answer, { leaving }) => onSaved(answer, leaving, row === undefined),
    draft: readOnly === undefined ? rowName : undefined,
    conflict: {
      fields: conflictFields(record, show),
      valuesOf: declared.valuesOf,
      noun: noun.one,
      entity,
    },
  });
  const latest = useRef(form);
  useLayoutEffect(() => void (latest.current = form));
  const saveWith = (values: FormValues): void => {
    if (form.busy) return;
    flushSync(() => void form.formik.setValues({ ...form.formik.values, ...values }, false));
    void latest.current.submit();
  };
  return (
    <PanelForm
      form={form}
      verb={row ? texts.save : add(noun.one)}
      readOnly={readOnly}
      onDelete={row && may.remove && (() => askDelete(row))}
      below={row && <HistoryFold entity={entity} id={row.id} words={historyWords(record, inHistory)} />}
      actions={actions?.(row, saveWith)}
    >
      {row && (
        <p className="record-facts">
          <StatusLabel status={row.status} label={statuses[row.status]} filled />
          <span>{texts.lastChanged(timeText(row.updatedAt))}</span>
        </p>
      )}
      {children}
    </PanelForm>
  );
}
