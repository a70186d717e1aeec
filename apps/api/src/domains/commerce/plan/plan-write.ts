import { messages, say, type ResponseOf } from '@lectern/contract';
import {
  planOwnFields,
  termsErrorsOfPlan,
  type Plan,
  type PlanTerms,
  type studentPlanCalls,
} from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writtenSlug } from '../../../records/slug';
import { changesOf } from '../../../server/calls/audit';
import { badRequest, conflict, fieldError } from '../../../server/calls/errors';
import type { Work } from '../../../server/calls/frame';
import { inactiveCurrencies, removeDraft, writeDraft } from './draft.queries';
import type { PlanSide } from './plan-side';
import { editedTerms, newTerms, termNames, termsAfter } from './plan-terms';
import { planTables } from './plan.table';

type Written = Parameters<typeof termsAfter>[1] & {
  readonly name?: string | undefined;
  readonly slug?: string | null | undefined;
  readonly highlighted?: boolean | undefined;
};
const ownNames = Object.keys(planOwnFields) as (keyof typeof planOwnFields)[];
const audited = [...ownNames, ...termNames] as const;
const auditable = (plan: Plan) => ({
  ...{ name: plan.name, slug: plan.slug, highlighted: plan.highlighted },
  ...editedTerms(plan),
});

const trimmedFeatures = (terms: PlanTerms): PlanTerms => ({
  ...terms,
  features: terms.features.map((feature) => ({ ...feature, text: feature.text.trim() })),
});

/** @throws 400 for terms that contradict each other, and for currencies that are not offered */
const requireTerms = async (db: Kysely<DB>, terms: PlanTerms, before: PlanTerms): Promise<void> => {
  const wrong = termsErrorsOfPlan(terms);
  if (wrong.length > 0) throw badRequest(wrong);
  const known = before.prices.map(({ currency }) => currency);
  const inactive = await inactiveCurrencies(db, terms, known);
  if (inactive.length > 0)
    throw badRequest(
      inactive.map((at) =>
        fieldError(`prices[${at}].currency`, 'active', say(messages.invalid, { field: 'Currency' })),
      ),
    );
};

type Create = Work<(typeof studentPlanCalls)['create']>;
type Update = Work<(typeof studentPlanCalls)['update']>;
type Discard = Work<(typeof studentPlanCalls)['discardDraft']>;
export type PlanAnswer = ResponseOf<(typeof studentPlanCalls)['create']>;

/** Creates a plan as a draft, with the terms of its first version, last on the shelf. */
export const createPlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Create): Promise<Plan> => {
    const { plans } = planTables(side);
    const sent = request as Written & { readonly name: string };
    const terms = trimmedFeatures(termsAfter(newTerms, sent));
    await requireTerms(db, terms, newTerms);
    const name = sent.name.trim();
    const id = await plans.nextId(db);
    const slug = await writtenSlug(db, side.table, sent.slug ?? '', { name, id });
    const sortKey = sql`(select coalesce(max(sort_key), 0) + 1048576 from ${plans.table})`;
    await plans.insert(db, { id, name, slug, highlighted: sent.highlighted ?? false, sortKey });
    await writeDraft(db, side, id, terms);
    const plan = await plans.read(db, id);
    const changes = changesOf({}, auditable(plan), audited);
    audit({ action: `${side.one}.create`, entity: side.table, entityId: id, label: plan.name, changes });
    return plan;
  };

/** Changes a plan: name, slug and highlight immediately, terms in its draft version. A draft is made where there is none. */
export const changePlan =
  (side: PlanSide) =>
  async ({ request, db, audit }: Update): Promise<Plan> => {
    const { plans } = planTables(side);
    const { id, version: _version, name, slug, highlighted, ...sent } = request as typeof request & Written;
    const before = await plans.lock(db, request);
    const was = editedTerms(before) ?? newTerms;
    const terms = trimmedFeatures(termsAfter(was, sent));
    const isTermsChanged = Object.keys(changesOf(was, terms, termNames)).length > 0;
    if (isTermsChanged && before.status === 'retired') throw conflict('A retired plan is never sold again');
    if (isTermsChanged) await requireTerms(db, terms, was);
    const named = name?.trim();
    const slugWritten = await writtenSlug(db, side.table, slug, { name: named ?? before.name, id });
    await plans.update(db, before, { name: named, slug: slugWritten, highlighted });
    if (isTermsChanged) await writeDraft(db, side, id, terms);
    const after = await plans.read(db, id);
    const changes = changesOf(auditable(before), auditable(after), audited);
    audit({ action: `${side.one}.update`, entity: side.table, entityId: id, label: after.name, changes });
    return after;
  };

/** Discards the draft version of a plan with a version on sale. */
export const discardDraft =
  (side: PlanSide) =>
  async ({ request, db, audit }: Discard): Promise<Plan> => {
    const { plans } = planTables(side);
    const before = await plans.lock(db, request);
    if (!before.live) throw conflict('The first version can’t be discarded: delete the plan instead');
    if (!(await removeDraft(db, side, before.id))) throw conflict('There is no draft');
    await plans.update(db, before, {});
    const after = await plans.read(db, before.id);
    const changes = changesOf(auditable(before), auditable(after), audited);
    audit({ action: `${side.one}.discardDraft`, entity: side.table, entityId: before.id, label: after.name, changes });
    return after;
  };
