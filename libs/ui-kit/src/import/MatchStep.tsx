import { useEffect, useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { CallError } from '@lectern/api-client';
import { useRead } from '@lectern/api-client/hooks';
import type { DayOrder } from '@lectern/contract/typed-day';
import type { Failure, FieldError } from '@lectern/contract/wire';
import { importCalls, type OnDuplicate } from '@lectern/contract/platform/import';
import { Select } from '../form/Select';
import { ListError } from '../states/ListError';
import { capital } from '../list/words';
import * as texts from '../texts/import';
import { ImportFoot } from './ImportFoot';
import { ImportWaiting } from './ImportWaiting';
import type { ImportSetup } from './import-types';
import { DayOrders } from './DayOrders';
import { choose, dayColumnsOf, lackingOf, mappingOf } from './matching';
import { MatchTable } from './MatchTable';
import './import.css';

interface Props {
  readonly setup: ImportSetup;
  readonly fileId: number;
  readonly onOtherFile: () => void;
  readonly onStarted: (jobId: number) => void;
}

const reasonsOf = (error: Failure['error']): readonly string[] =>
  Array.isArray(error) ? (error as readonly FieldError[]).flatMap(({ constraints }) => Object.values(constraints)) : [];

/** Matches columns with fields, as proposed from the file's head, and asks what to do with existing rows. */
export function MatchStep({ setup, fileId, onOtherFile, onStarted }: Props): ReactNode {
  const { form, many, given = [], options } = setup;
  const read = useRead(importCalls.columns, { fileId, form }, { handled: 'all', staleTime: Infinity, gcTime: 0 });
  const [changed, setChanged] = useState<readonly (string | null)[]>();
  const [orders, setOrders] = useState<Readonly<Record<number, DayOrder | null>>>({});
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>('skip');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong.length > 0) note.current?.focus();
  }, [wrong]);
  if (read.error)
    return (
      <ListError error={read.error} what={texts.theFile} busy={read.isFetching} onRetry={() => void read.refetch()} />
    );
  if (!read.data) return <ImportWaiting text={texts.readingColumns} />;
  const { columns, fields, name } = read.data;
  const chosen = changed ?? columns.map(({ field }) => field);
  const days = dayColumnsOf(chosen, columns, fields, orders);
  const start = async (): Promise<void> => {
    const lacking = [
      ...lackingOf(chosen, fields, given).map((label) => texts.matchWith(label)),
      ...days.filter(({ order }) => order === null).map(({ field }) => texts.chooseOrder(field.label)),
    ];
    setWrong(lacking);
    if (lacking.length > 0 || isBusy) return;
    setBusy(true);
    try {
      onStarted((await setup.start({ fileId, mapping: mappingOf(chosen, days), onDuplicate })).job.id);
    } catch (error) {
      setWrong(error instanceof CallError ? reasonsOf(error.failure.error) : []);
      setBusy(false);
    }
  };
  const matched = chosen.filter((field) => field !== null).length;
  return (
    <>
      <p className="import-about">{texts.fileColumns(<b>{name}</b>, columns.length, matched)}</p>
      <div
        ref={note}
        tabIndex={-1}
        role="alert"
        className={wrong.length > 0 ? 'import-alert import-note' : 'import-alert'}
      >
        {wrong.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <MatchTable
        columns={columns}
        fields={fields}
        chosen={chosen}
        onChoose={(column, field) => setChanged(choose(chosen, column, field))}
      />
      <DayOrders days={days} onChoose={(column, order) => setOrders({ ...orders, [column]: order })} />
      <div className="import-options">
        <label>
          <span>{texts.thereAlready(capital(many))}</span>
          <Select
            label={texts.thereAlready(many)}
            value={onDuplicate}
            options={
              [
                { value: 'skip', label: texts.leaveThem },
                { value: 'update', label: texts.updateThem },
                { value: 'error', label: texts.showThem },
              ] as const
            }
            onChange={(value) => value !== '' && setOnDuplicate(value)}
          />
        </label>
        {options}
      </div>
      <ImportFoot start={<Button onClick={onOtherFile}>{texts.chooseAnother}</Button>}>
        <Button variant="contained" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void start()}>
          {texts.checkRows}
        </Button>
      </ImportFoot>
    </>
  );
}
