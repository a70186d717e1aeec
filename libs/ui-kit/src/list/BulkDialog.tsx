import { useId, useState, type ReactNode } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useCall } from '@lectern/api-client/hooks';
import { jobCalls, type JobRow } from '@lectern/contract/platform/job';
import type { ListRequest } from '@lectern/contract/wire';
import { ConfirmDialog } from '../dialog/ConfirmDialog';
import { Field } from '../form/Field';
import { OneOf } from '../form/OneOf';
import * as texts from '../texts/bulk';
import type { BulkAction } from './BulkBar';
import { totalText } from './range';
import type { WorkedList } from './worked-list';
import { countText } from './words';

export interface BulkDialogProps<Row> {
  readonly list: WorkedList<Row>;
  readonly action: BulkAction;
  readonly onStarted: (job: JobRow) => void;
  readonly onClose: () => void;
}

/** All that match this question, on whatever page. */
const wholeQuestion = ({ page: _page, limit: _limit, cursor: _cursor, ...request }: ListRequest): ListRequest =>
  request;

/** Asks before it is done to many: what it means, a value where it needs one, and the number typed where it takes away from all that match. */
export default function BulkDialog<Row>({ list, action, onStarted, onClose }: BulkDialogProps<Row>): ReactNode {
  const id = useId();
  const [value, setValue] = useState('');
  const [typed, setTyped] = useState('');
  const bulk = useCall(jobCalls.bulk);
  const { marks, read, one, many, request } = list;
  const { ids, all } = marks;
  const total = read.data ? totalText(read.data.total, read.data.totalIsEstimate) : '';
  const count = all ? texts.allOf(total, many) : countText(ids.length, one, many);
  const { args, asks, danger = false, label, consequence } = action;
  const verb = label.replace(/…$/, '');
  const isWide = all && danger;
  const missing = asks && value.trim() === '' ? texts.isRequired(asks.label) : undefined;
  const isTyped = !isWide || typed.replace(/\D/g, '') === total.replace(/\D/g, '');
  const start = async (): Promise<void> => {
    const rows = all ? { query: wholeQuestion(request) } : { ids: ids.map(Number) };
    const { job } = await bulk.mutateAsync({
      action: action.action,
      ...rows,
      ...((args ?? asks) && { args: { ...args, ...(asks && { [asks.name]: value.trim() }) } }),
    });
    onClose();
    onStarted(job);
  };
  return (
    <ConfirmDialog
      open
      title={asks?.options ? texts.choosesFor(verb, count) : texts.asks(verb, count)}
      verb={verb}
      danger={danger}
      busy={bulk.isPending}
      disabledReason={missing}
      disabledReasonId={isTyped ? undefined : `${id}-typed-label`}
      onCancel={onClose}
      // The client shows the error, and the question stays.
      onConfirm={() => void start().catch(() => undefined)}
    >
      {consequence}
      {(asks || isWide) && (
        <div className="bulk-confirm">
          {asks?.options && (
            <OneOf
              label={asks.label}
              value={value}
              options={asks.options}
              placeholder={texts.choose}
              onChange={setValue}
            />
          )}
          {asks && !asks.options && (
            <Field id={`${id}-value`} label={asks.label} error={undefined}>
              <OutlinedInput id={`${id}-value`} value={value} onChange={(event) => setValue(event.target.value)} />
            </Field>
          )}
          {isWide && (
            <Field id={`${id}-typed`} label={texts.typeTotal(total)} error={undefined}>
              <OutlinedInput id={`${id}-typed`} value={typed} onChange={(event) => setTyped(event.target.value)} />
            </Field>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
