import { useMemo, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Plan, PlanKind } from '@lectern/contract/commerce';
import { PageHeader, StatusLabel, useSaved } from '@lectern/ui-kit';
import { PageRead } from '@lectern/ui-kit/detail';
import { ImagePreview } from '@lectern/ui-kit/fields';
import { FormNote, SaveBar, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { NoRecord } from '@lectern/ui-kit/no-record';
import { useRecordInAddress } from '@lectern/ui-kit/record-page';
import { conflictFields } from '@lectern/ui-kit/records';
import { RichText } from '@lectern/ui-kit/rich-text';
import { useNavigate } from '@lectern/ui-kit/router';
import * as texts from '../texts/plans';
import { planViews, type PlanView } from './kinds';
import { OwnFields } from './OwnFields';
import { ownForm, type OwnValues } from './own-values';
import './plan.css';

const schema = ownForm.schema();

function EditPlan({ view, plan }: { readonly view: PlanView; readonly plan: Plan }): ReactNode {
  const { calls, record, planPath } = view;
  const navigate = useNavigate();
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(calls.update, { handled: [400, 409] });
  const initial = useMemo(() => ownForm.valuesOf(plan), [plan]);
  const form = useServerForm<OwnValues, Plan>({
    schema,
    initial,
    row: plan,
    send: (values, row = plan) =>
      update({ ...ownForm.changed(row, values), id: row.id, version: row.version } as never),
    fieldOf: ownForm.fieldOf,
    draft: `${record.rowName}.own`,
    onSaved: async (_answer, { leaving }) => {
      const refreshed = confirmSaved(texts.saved);
      if (!leaving) void navigate(planPath(plan.id));
      await refreshed;
    },
    conflict: {
      fields: conflictFields<OwnValues>(record, {
        highlighted: (isHighlighted: boolean) => (isHighlighted ? texts.yes : texts.no),
        descriptionHtml: (html: string) => <RichText html={html} />,
        imageFileId: (id: number | '' | null) => (id ? <ImagePreview id={id} alt={texts.image} /> : ''),
      }),
      valuesOf: ownForm.valuesOf,
      noun: record.noun.one,
      entity: record.entity,
    },
  });
  return (
    <ServerForm form={form} className="plan-new">
      <FormNote text={form.note} />
      <section aria-label={texts.onTheShelf}>
        <OwnFields view={view} id={plan.id} />
      </section>
      <SaveBar form={form} verb={texts.save} onCancel={() => void navigate(planPath(plan.id))} />
    </ServerForm>
  );
}

function UpdatePlan({ view }: { readonly view: PlanView }): ReactNode {
  const { id, read, row } = useRecordInAddress(view.calls.detail, view.planOf, ({ name }) => name);
  if (id === undefined || row?.deletedAt)
    return (
      <NoRecord
        icon="layers"
        title={view.texts.one}
        texts={texts.page}
        listPath={view.listPath}
        deleted={row && texts.page}
      />
    );
  return (
    <div className="page-stack">
      <PageHeader
        title={row ? texts.editTitle(row.name) : view.texts.one}
        status={row && <StatusLabel status={row.status} label={view.record.statuses[row.status]} filled />}
      />
      <PageRead reads={[read]} what={texts.thePlan} loading={texts.page.loading}>
        {() => row && <EditPlan key={row.id} view={view} plan={row} />}
      </PageRead>
    </div>
  );
}

/** `/student-plans/update?id=` or `/trainer-plans/update?id=`: the fields of a plan that count immediately. */
export const updateOf = (kind: PlanKind) => ({ default: () => <UpdatePlan view={planViews[kind]} /> });
