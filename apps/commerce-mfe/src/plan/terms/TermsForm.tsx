import { useMemo, useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { useMay } from '@lectern/auth';
import type { Plan, PlanTerms, SubscriberMove } from '@lectern/contract/commerce';
import { dateText, useSaved } from '@lectern/ui-kit';
import { FormNote, SaveBar, ServerForm, useServerForm } from '@lectern/ui-kit/form';
import { RecordColumns } from '@lectern/ui-kit/record-page';
import type { Currencies } from '../../coupon/use-currencies';
import { Segments } from '../../segments/Segments';
import * as texts from '../../texts/plan-terms';
import * as plans from '../../texts/plans';
import type { PlanView } from '../kinds';
import { termsConflict } from './conflict';
import { differencesOf } from './differences';
import { PublishBar } from './PublishBar';
import { TermsTable } from './TermsTable';
import { Touched, useTouched } from './Touched';
import { termsForm, termsRow, termsValuesOf, type TermsValues } from './values';

interface Props {
  readonly view: PlanView;
  readonly plan: Plan;
  readonly currencies: Currencies;
}

/** The terms of the draft next to those on sale. A change is saved into the draft; a saved draft is published. */
export function TermsForm({ view, plan, currencies }: Props): ReactNode {
  const { kind, calls, record } = view;
  const { draft, live } = plan;
  const mayEdit = useMay(calls.update.access) && plan.status !== 'retired' && plan.deletedAt === null;
  const mayPublish = useMay(calls.changeStatus.access);
  const confirmSaved = useSaved(record.changed);
  const { mutateAsync: update } = useCall(calls.update, { handled: [400, 409] });
  const terms = useMemo(() => termsForm(kind, currencies.digits), [kind, currencies.digits]);
  const schema = useMemo(() => terms.schema(termsRow(plan)), [terms, plan]);
  const initial = useMemo(() => termsValuesOf(kind, plan), [kind, plan]);
  const conflict = useMemo(() => termsConflict(view), [view]);
  const form = useServerForm<TermsValues, Plan>({
    schema,
    initial,
    row: plan,
    draft: mayEdit ? `${record.rowName}.terms` : undefined,
    send: (values, row = plan) =>
      update({ ...terms.changed(termsRow(row), values), id: row.id, version: row.version } as never),
    fieldOf: terms.fieldOf,
    onSaved: () => confirmSaved(texts.draftSaved),
    conflict,
  });
  const [onlyChanges, setOnlyChanges] = useState(false);
  const [move, setMove] = useState<SubscriberMove>('none');
  const touched = useTouched(view, plan, mayPublish && !plan.deletedAt);
  const shownBy = useMemo(() => new Map(currencies.all.map((each) => [each.code, each])), [currencies.all]);
  const differences = useMemo(
    () =>
      live ? differencesOf(live, { ...(live as PlanTerms), ...terms.read(form.formik.values).wire }, shownBy) : [],
    [live, terms, form.formik.values, shownBy],
  );
  const draftNo = draft?.no ?? (live?.no ?? 0) + 1;
  const heads =
    live &&
    ([
      <>
        {texts.versionLive(live.no)} {live.publishedAt && <small>{plans.since(dateText(live.publishedAt))}</small>}
      </>,
      draft ? texts.versionDraft(draftNo) : texts.newDraft(draftNo),
    ] as const);
  const mayShowTouched = draft && live && mayPublish && !form.dirty;
  return (
    <RecordColumns aside={mayShowTouched && <Touched read={touched} draftNo={draftNo} move={move} onMove={setMove} />}>
      {live && differences.length > 0 && (
        <div className="term-tools" role="radiogroup" aria-label={texts.whatIsShown}>
          <Segments
            name="shown"
            small
            value={onlyChanges ? 'changes' : 'all'}
            options={[
              { value: 'all', label: texts.allTerms },
              { value: 'changes', label: texts.onlyChanges(differences.length) },
            ]}
            onChange={(value) => setOnlyChanges(value === 'changes')}
          />
        </div>
      )}
      <ServerForm form={form} className="term-form">
        <FormNote text={form.note} />
        <TermsTable
          view={view}
          live={live ?? undefined}
          differences={differences}
          onlyChanges={onlyChanges && differences.length > 0}
          disabled={!mayEdit}
          currencies={currencies.all}
          {...(heads && { heads })}
        />
        {mayEdit &&
          (form.dirty || !draft ? (
            <SaveBar form={form} verb={texts.saveDraft} cancel={texts.undo} onCancel={() => form.formik.resetForm()} />
          ) : (
            <PublishBar
              view={view}
              plan={plan}
              differences={differences}
              move={move}
              touched={touched.data?.touched ?? undefined}
            />
          ))}
      </ServerForm>
    </RecordColumns>
  );
}
