import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { PlanKind } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { FormNote, SaveBar, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { useNavigate } from '@lectern/ui-kit/router';
import { useCurrencies, type Currencies } from '../coupon/use-currencies';
import * as texts from '../texts/plans';
import { planViews, type PlanView } from './kinds';
import { OwnFields } from './OwnFields';
import { newPlanForm, type NewPlanValues } from './new-plan';
import { TermsTable } from './terms/TermsTable';
import './plan.css';

interface Props {
  readonly view: PlanView;
  readonly currencies: Currencies;
}

function NewPlan({ view, currencies: { active, digits } }: Props): ReactNode {
  const { calls, record, kind, listPath, planPath, planOf } = view;
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: create } = useCall(calls.create, { handled: [400, 409] });
  const { schema, initial, read, fieldOf } = useMemo(
    () => newPlanForm(kind, digits, active[0]?.code ?? ''),
    [kind, digits, active],
  );
  const form = useServerForm<NewPlanValues, undefined, object>({
    schema,
    initial,
    send: (values) => create(read(values) as never),
    fieldOf,
    draft: `${record.rowName}.new`,
    onSaved: async (answer, { leaving }) => {
      const refreshed = confirmSaved(texts.createdAsDraft);
      if (!leaving) void navigate(planPath(planOf(answer).id));
      await refreshed;
    },
  });
  return (
    <ServerForm form={form} className="plan-new">
      <FormNote text={form.note} />
      <section aria-label={texts.onTheShelf}>
        <OwnFields view={view} id={undefined} />
      </section>
      <TermsTable
        view={view}
        live={undefined}
        differences={[]}
        onlyChanges={false}
        disabled={false}
        currencies={active}
      />
      <SaveBar form={form} verb={texts.create} onCancel={() => void navigate(listPath)} />
    </ServerForm>
  );
}

function CreatePlan({ view }: { readonly view: PlanView }): ReactNode {
  const currencies = useCurrencies();
  return (
    <div className="page-stack">
      <PageHeader title={texts.newTitle(view.texts.noun.one)} status={<StatusLabel status="draft" filled />} />
      <PageRead reads={[currencies]} what={texts.theCurrencies} loading={texts.loadingForm}>
        {() => <NewPlan view={view} currencies={currencies} />}
      </PageRead>
    </div>
  );
}

/** `/student-plans/create` or `/trainer-plans/create`: a new plan, as a draft. */
export const createOf = (kind: PlanKind) => ({ default: () => <CreatePlan view={planViews[kind]} /> });
