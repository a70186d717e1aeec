import { number, object } from 'yup';
import { propsReasons, refuseContributions, shellHomeV1, shellHomeV2, slot } from './slots';

const entry = {
  slot: 'shell.home.v1',
  id: 'categories',
  order: 1,
  access: 'signed in',
  expose: 'home-categories',
} as const;
const headed = { ...entry, slot: 'shell.home.v2', title: 'Categories', to: '/category/list' } as const;

test('a contribution attaches to a slot that the console has [D8.2]', () => {
  expect(refuseContributions([entry])).toEqual([]);
});

test('a contribution to another version of a slot is refused with the slot named [D8.2]', () => {
  expect(refuseContributions([{ ...entry, slot: 'shell.home.v9' }])).toEqual([
    'Slot shell.home.v9 of contribution categories does not exist in this console',
  ]);
});

test('one that is there for an older or a newer console too attaches where this console has one of its versions [D8.2]', () => {
  expect(refuseContributions([entry, headed])).toEqual([]);
  expect(refuseContributions([entry, headed], [shellHomeV1])).toEqual([]);
  expect(refuseContributions([entry, headed], [shellHomeV2])).toEqual([]);
  expect(refuseContributions([entry, { ...headed, id: 'other' }], [shellHomeV1])).toEqual([
    'Slot shell.home.v2 of contribution other does not exist in this console',
  ]);
});

test('where the host draws the heading, a contribution declares what it says and where it leads [D8.2]', () => {
  const { title, to, ...without } = headed;
  const reason =
    'Contribution categories declares no title or no path to lead to, and shell.home.v2 draws its heading from them';
  for (const lacking of [without, { ...without, title }, { ...without, to }])
    expect(refuseContributions([lacking])).toEqual([reason]);
});

test('props that break the contract of a slot are reported, all of them [D8.2]', () => {
  const payment = slot({
    id: 'people.student.batch.payment.v1',
    props: object({ studentId: number().required(), batchId: number().required() }),
  });
  expect(propsReasons(payment, { studentId: 1, batchId: 2 })).toEqual([]);
  expect(propsReasons(payment, { studentId: 'one' })).toHaveLength(2);
});

test('the home slot gives no props [D8.2]', () => {
  expect(propsReasons(shellHomeV1, {})).toEqual([]);
  expect(propsReasons(shellHomeV1, { theme: 'dark' })).toHaveLength(1);
});

test('version 2 of the home slot says how many rows have room [D8.2]', () => {
  expect(propsReasons(shellHomeV2, { rows: 5 })).toEqual([]);
  expect(
    [
      propsReasons(shellHomeV2, {}),
      propsReasons(shellHomeV2, { rows: 0 }),
      propsReasons(shellHomeV2, { rows: 1.5 }),
    ].map(({ length }) => length),
  ).toEqual([1, 1, 1]);
});
