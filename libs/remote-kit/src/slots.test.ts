import { number, object } from 'yup';
import { propsReasons, refuseContribution, shellHome, slot } from './slots';

const entry = { slot: 'shell.home.v1', id: 'categories', order: 1, access: 'signed in', expose: 'home-categories' } as const;

test('a contribution attaches to a slot that the console has', () => {
  expect(refuseContribution(entry)).toBeUndefined();
});

test('a contribution to another version of a slot is refused with the slot named', () => {
  expect(refuseContribution({ ...entry, slot: 'shell.home.v2' })).toMatch('shell.home.v2');
});

test('props that break the contract of a slot are told, all of them', () => {
  const payment = slot({ id: 'people.student.batch.payment.v1', props: object({ studentId: number().required(), batchId: number().required() }) });
  expect(propsReasons(payment, { studentId: 1, batchId: 2 })).toEqual([]);
  expect(propsReasons(payment, { studentId: 'one' })).toHaveLength(2);
});

test('the home slot gives no props', () => {
  expect(propsReasons(shellHome, {})).toEqual([]);
  expect(propsReasons(shellHome, { theme: 'dark' })).toHaveLength(1);
});
