import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { batchCalls, type BatchDetail } from '@lectern/contract/people';
import type { CurrencyRow } from '@lectern/contract/platform/currency';
import type { TimeZoneRow } from '@lectern/contract/platform/setting';
import { PageHeader, timeZone, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { useServerForm } from '@lectern/ui-kit/form';
import type { Digits } from '@lectern/ui-kit/record-panel';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/batch-form';
import * as page from '../texts/batch-page';
import { batchPath, listPath } from './address';
import { batchForm, newValues, valuesOf, type BatchValues } from './batch-values';
import { BatchForm } from './BatchForm';
import { changedBatch } from './changed';
import { useZonesAndCurrencies } from './choices';
import { conflict } from './conflict';
import { useBatch } from './use-batch';

interface Props {
  readonly zones: readonly TimeZoneRow[];
  readonly currencies: readonly CurrencyRow[];
  readonly digits: Digits;
}

function NewBatch(props: Props): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: create } = useCall(batchCalls.create, { handled: [400, 409] });
  const { digits, zones } = props;
  const declared = useMemo(() => batchForm(digits, true), [digits]);
  const schema = useMemo(() => declared.schema(), [declared]);
  const initial = useMemo(
    () => newValues(zones.some(({ name, active }) => active && name === timeZone()) ? timeZone() : ''),
    [zones],
  );
  const form = useServerForm<BatchValues, undefined, { batch: BatchDetail }>({
    schema,
    initial,
    fieldOf: declared.fieldOf,
    draft: 'batch.form',
    send: (values) => create(declared.read(values).wire),
    onSaved: async ({ batch }, { leaving }) => {
      const refreshed = confirmSaved(texts.added);
      if (!leaving) void navigate(batchPath(batch.id), { replace: true });
      await refreshed;
    },
  });
  return <BatchForm {...props} form={form} isNew verb={texts.add} onCancel={() => void navigate(listPath)} />;
}

function EditBatch({ batch, ...props }: Props & { readonly batch: BatchDetail }): ReactNode {
  const navigate = useNavigate();
  const confirmSaved = useSaved(changedBatch);
  const { mutateAsync: update } = useCall(batchCalls.update, { handled: [400, 409] });
  const { digits } = props;
  const declared = useMemo(() => batchForm(digits, false), [digits]);
  const schema = useMemo(() => declared.schema(batch), [declared, batch]);
  const initial = useMemo(() => valuesOf(batch, digits), [batch, digits]);
  const form = useServerForm<BatchValues, BatchDetail, { batch: BatchDetail }>({
    schema,
    initial,
    row: batch,
    fieldOf: declared.fieldOf,
    draft: 'batch.form',
    send: (values, row = batch) =>
      update({ ...declared.changed(row, values, valuesOf(row, digits)), id: row.id, version: row.version }),
    onSaved: async (_saved, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(batchPath(batch.id), { replace: true });
      await refreshed;
    },
    conflict: { ...conflict, valuesOf: (row) => valuesOf(row, digits) },
  });
  return (
    <BatchForm
      {...props}
      form={form}
      isNew={false}
      verb={texts.save}
      onCancel={() => void navigate(batchPath(batch.id))}
    />
  );
}

/** `/student/batch/edit`: a new batch, or with `?id=` an existing one. */
export default function EditBatchScreen(): ReactNode {
  const { id, read, row: batch } = useBatch();
  const { zones, currencies } = useZonesAndCurrencies();
  const all = useMemo(() => currencies.data?.items ?? [], [currencies.data]);
  const digits = useMemo(() => Object.fromEntries(all.map(({ code, exponent }) => [code, exponent])), [all]);
  const shared = { zones: zones.data ?? [], currencies: all.filter(({ active }) => active), digits };
  return (
    <div className="page-stack">
      <PageHeader
        title={id === undefined ? texts.newTitle : batch ? texts.editTitleOf(batch.title) : texts.editTitle}
      />
      <PageRead reads={[id !== undefined && read, zones, currencies]} what={page.theBatch} loading={page.loading}>
        {() => (batch ? <EditBatch key={batch.id} batch={batch} {...shared} /> : <NewBatch {...shared} />)}
      </PageRead>
    </div>
  );
}
