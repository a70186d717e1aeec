import type { ReactNode } from 'react';
import type { Plan, PlanKind } from '@lectern/contract/commerce';
import { dateText } from '@lectern/ui-kit';
import { useTransitions } from '@lectern/ui-kit/flow';
import { RecordActions, RecordPage, useRecordInAddress } from '@lectern/ui-kit/record-page';
import { useCurrencies } from '../coupon/use-currencies';
import { SubscriptionTable } from '../subscription/SubscriptionTable';
import * as texts from '../texts/plans';
import { planViews, type PlanView } from './kinds';
import { PlanInfo } from './PlanInfo';
import { TermsForm } from './terms/TermsForm';
import { TrialButton } from './trial/TrialButton';
import { Versions } from './Versions';
import { countText, incomeTexts } from './words';
import './plan.css';

function PlanActions({ view, plan }: { readonly view: PlanView; readonly plan: Plan }): ReactNode {
  return (
    <>
      <TrialButton view={view} plan={plan} />
      <RecordActions
        record={view.record}
        row={plan}
        edit={view.updatePath(plan.id)}
        flow={useTransitions(view.record)}
        deleteBlocker={plan.wasSold ? texts.wasSold : undefined}
        listPath={view.listPath}
      />
    </>
  );
}

const headOf = (view: PlanView) => (plan: Plan) => ({
  name: plan.name,
  status: plan.deletedAt ? 'deleted' : plan.status,
  statusLabel: plan.deletedAt ? undefined : view.record.statuses[plan.status],
  identity: [plan.slug, plan.live?.publishedAt && texts.onSaleSince(dateText(plan.live.publishedAt))]
    .filter(Boolean)
    .join(' · '),
  figures: [
    [texts.subscribers, countText(plan.subscribers)],
    [texts.perMonth, incomeTexts(plan.income).filter(Boolean).join(' · ') || texts.noIncome],
  ] as const,
  actions: <PlanActions key={plan.version} view={view} plan={plan} />,
});

const tabsOf = (view: PlanView, plan: Plan | undefined) => (id: number) => [
  { title: texts.tabPlan, to: view.planPath(id) },
  { title: plan?.draft ? texts.tabDraft(plan.draft.no) : texts.tabTerms, to: view.draftPath(id) },
  { title: texts.subscribers, to: view.subscribersPath(id) },
  { title: texts.tabVersions, to: view.versionsPath(id) },
];

const notesOf = ({ deletedAt, statusReason, draft, live }: Plan) => [
  deletedAt && texts.page.deletedNote,
  statusReason && texts.becauseOf(statusReason),
  live && draft && texts.waitingDraft(draft.no),
];

type Part = 'info' | 'terms' | 'subscribers' | 'versions';
interface Props {
  readonly view: PlanView;
  readonly part: Part;
}

function PlanPage({ view, part }: Props): ReactNode {
  const found = useRecordInAddress(view.calls.detail, view.planOf, ({ name }) => name);
  const currencies = useCurrencies();
  const parts: Readonly<Record<Part, (plan: Plan) => ReactNode>> = {
    info: (plan) => <PlanInfo view={view} plan={plan} />,
    terms: (plan) => <TermsForm key={plan.id} view={view} plan={plan} currencies={currencies} />,
    subscribers: (plan) => <SubscriptionTable audience={view.kind} planId={plan.id} />,
    versions: (plan) => <Versions view={view} plan={plan} />,
  };
  return (
    <RecordPage
      title={view.texts.one}
      icon="layers"
      texts={texts.page}
      what={texts.thePlan}
      loading={texts.page.loading}
      head={headOf(view)}
      tabs={tabsOf(view, found.row)}
      notes={notesOf}
      reads={part === 'terms' ? [currencies] : []}
      listPath={view.listPath}
      found={found}
    >
      {parts[part]}
    </RecordPage>
  );
}

/** `/student-plans/details` or `/trainer-plans/details` with `?id=`, and its other tabs. */
export const pageOf = (kind: PlanKind, part: Part) => ({
  default: () => <PlanPage view={planViews[kind]} part={part} />,
});
