import { entryOf } from '../testing';
import { entryActions } from './entry-actions';

const all = { edit: true, declare: true };
const stepsOf = (...[values, isDeclared, may = all]: [Parameters<typeof entryOf>[0], boolean, typeof all?]) =>
  entryActions(entryOf(values), isDeclared, may).map(({ step, disabledReason }) => [step, disabledReason]);

test('an entry is disqualified until the declaration, and that is undone until then', () => {
  expect(stepsOf({ result: 'wins' }, false)).toEqual([['disqualify', undefined]]);
  expect(stepsOf({ result: 'disqualified' }, false)).toEqual([['undo', undefined]]);
  expect(stepsOf({ result: 'disqualified' }, true)).toEqual([]);
  expect(stepsOf({ result: 'none' }, true)).toEqual([]);
});

const winner = { result: 'won', codeId: 5, codeState: 'unused' } as const;
const blocked = 'Only an unused code can be passed on or voided';

test('only an unused code is passed on or voided', () => {
  expect(stepsOf(winner, true)).toEqual([
    ['passOn', undefined],
    ['void', undefined],
  ]);
  expect(stepsOf({ ...winner, codeState: 'used' }, true)).toEqual([
    ['passOn', blocked],
    ['void', blocked],
  ]);
});

test('a void code is passed on until another person has it', () => {
  expect(stepsOf({ ...winner, result: 'none', codeState: 'void' }, true)).toEqual([
    ['passOn', undefined],
    ['void', blocked],
  ]);
  expect(stepsOf({ ...winner, codeState: 'void', passedTo: 'Pooja Bhat' }, true)[0]).toEqual(['passOn', blocked]);
});

test('a missing right is named', () => {
  const none = { edit: false, declare: false };
  expect(stepsOf({ result: 'wins' }, false, none)[0]?.[1]).toMatch(/“Edit marketing coupons”/);
  expect(stepsOf(winner, true, none)[0]?.[1]).toMatch(/“Declare marketing results”/);
});
