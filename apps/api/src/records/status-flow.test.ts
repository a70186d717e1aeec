import type { FieldError, Right } from '@lectern/contract';
import type { Step } from '@lectern/contract/flow';
import { ApiError } from '../server/calls/errors';
import { requireTransition } from './status-flow';

const flow: Readonly<Record<'draft' | 'sold', readonly Step<'draft' | 'sold'>[]>> = {
  draft: [{ to: 'sold', right: 'coursePublish', reason: 'required' }],
  sold: [{ to: 'draft', reason: 'wanted' }],
};
const statuses = { draft: 'Draft', sold: 'Sold' } as const;
const actorWith = (...rights: readonly Right[]) => ({
  ...{ userId: 1, name: 'Asha', roleId: 1, sessionId: 1, impersonatorId: null },
  rights: new Set(rights),
});
const refusal = (wish: Partial<Parameters<typeof requireTransition<'draft' | 'sold', Step<'draft' | 'sold'>>>[0]>) => {
  try {
    requireTransition({ flow, statuses, from: 'draft', to: 'sold', reason: '', actor: actorWith(), ...wish });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = Array.isArray(error.body.error) ? (error.body.error as readonly FieldError[]) : [];
    return [error.status, first?.property];
  }
  return undefined;
};

test('a transition that the flow lacks is refused before any right is looked at', () => {
  expect(refusal({ to: 'draft' })).toEqual([400, 'status']);
  expect(refusal({ to: 'draft', field: 'to' })).toEqual([400, 'to']);
});

test('a transition wants its own right, then its reason', () => {
  expect(refusal({ reason: 'It is ready' })).toEqual([403, undefined]);
  const actor = actorWith('coursePublish');
  expect(refusal({ actor })).toEqual([400, 'reason']);
  expect(refusal({ actor, reason: 'It is ready' })).toBeUndefined();
});

test('a reason that is only wanted may be left out', () =>
  expect(refusal({ from: 'sold', to: 'draft' })).toBeUndefined());
