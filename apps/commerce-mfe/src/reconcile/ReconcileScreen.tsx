import { useState, type ReactNode } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useCall, useRead } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import {
  paymentProviders,
  reconcileCalls,
  reconcileKinds,
  reconcileListFields,
  reconcileSubjects,
  type ReconcileLine,
} from '@lectern/contract/commerce';
import { notify, PageHeader, useAction } from '@lectern/ui-kit';
import { optionsOf } from '@lectern/ui-kit/records';
import { Empty } from '@lectern/ui-kit/states';
import { useListState } from '@lectern/ui-kit/table';
import { AccountsDialog } from '../accounts/AccountsDialog';
import { PartList } from '../part-list/PartList';
import { viewPath } from '../payment/address';
import { RightButton } from '../payment/RightButton';
import { Segments } from '../segments/Segments';
import * as accounts from '../texts/accounts';
import * as texts from '../texts/reconcile';
import { CloseDialog } from './CloseDialog';
import { columns } from './columns';
import { LastRuns } from './LastRuns';
import { sentFilter, shownState, stateFilter, type ShownState } from './state-filter';
import './reconcile.css';

const filters = [
  { name: 'kind', label: texts.kind, options: optionsOf(reconcileKinds) },
  { name: 'subject', label: texts.subject, options: optionsOf(reconcileSubjects) },
  { name: 'provider', label: texts.provider, options: optionsOf(paymentProviders) },
];
const newest = { sort: '-foundAt' } as const;
const shownStates = Object.entries(texts.states).map(([value, label]) => ({ value: value as ShownState, label }));

/** `/reports/reconcile`: differences between the books of providers and ours, and the files for accountants. */
export default function ReconcileScreen(): ReactNode {
  const list = useListState(reconcileListFields, newest);
  const { filter, ...request } = list.request;
  const state = list.filters['state'];
  const read = useRead(
    reconcileCalls.list,
    { ...request, filter: { ...filter, state: sentFilter(state) } },
    { handled: 'all', placeholderData: keepPreviousData },
  );
  const [closing, setClosing] = useState<ReconcileLine>();
  const [isExporting, setExporting] = useState(false);
  const [mayClose, readsPayments] = [useMay(['invoiceIssue']), useMay(['invoiceList'])];
  const { mutateAsync: run, isPending } = useCall(reconcileCalls.run, { handled: [409] });
  const attempt = useAction([reconcileCalls.list]);
  const compare = (): void =>
    void attempt(() => run({}), {
      successText: texts.comparing,
      onFailure: ({ message }) => notify('error', message),
    });
  return (
    <div className="page-stack">
      <PageHeader
        title={texts.title}
        primary={
          <RightButton right="invoiceIssue" variant="contained" busy={isPending} onClick={compare}>
            {texts.compare}
          </RightButton>
        }
      >
        {readsPayments && (
          <RightButton right="exportData" variant="outlined" onClick={() => setExporting(true)}>
            {accounts.open}
          </RightButton>
        )}
      </PageHeader>
      <p>{texts.what}</p>
      <LastRuns runs={read.data?.runs} />
      <PartList<ReconcileLine>
        {...{ list, read, columns, filters }}
        label={texts.title}
        search={texts.search}
        noMatches={texts.noMatches}
        bar={
          <div role="radiogroup" aria-label={texts.state}>
            <Segments
              name="reconcile-state"
              value={shownState(state)}
              options={shownStates}
              onChange={(shown) => list.filter('state', stateFilter(shown))}
            />
          </div>
        }
        nameOf={({ reference }) => reference}
        {...(readsPayments && {
          toOf: ({ paymentId }: ReconcileLine) => (paymentId === null ? undefined : viewPath(paymentId)),
        })}
        {...(mayClose && {
          actions: (line: ReconcileLine) =>
            line.state === 'open' ? [{ label: texts.close, onSelect: () => setClosing(line) }] : [],
        })}
        empty={
          <Empty icon="circle-check" title={texts.none}>
            {texts.noneMeans}
          </Empty>
        }
      />
      {closing && <CloseDialog line={closing} onClose={() => setClosing(undefined)} />}
      {isExporting && <AccountsDialog onClose={() => setExporting(false)} />}
    </div>
  );
}
