import { shownChanges, type Reader } from './shown-changes';

const reader: Reader = {
  names: new Map([['categoryId', new Map([[3, 'Music']])]]),
  currencies: new Map([['JPY', { symbol: '¥', exponent: 0 }]]),
  mayReveal: false,
};

it('an id is shown as its name, or as itself where the name is gone', () => {
  expect(shownChanges({ categoryId: [3, 4] }, reader)).toEqual([{ field: 'categoryId', before: 'Music', after: '4' }]);
});

it('money is shown in its currency, with its own digits', () => {
  const amounts = [{ currency: 'JPY', flatMinor: 500, capMinor: null, minimumMinor: 3000 }];
  expect(shownChanges({ amounts: [[], amounts] }, reader)[0]).toEqual({
    field: 'amounts',
    before: '',
    after: 'JPY ¥500 from ¥3,000',
  });
});

it('personal data is masked without the right to reveal, and only then', () => {
  const changes = {
    email: [null, 'asha@example.com'],
    mobile: ['+919845011111', null],
    dateOfBirth: ['2010-01-01', '2011-01-01'],
    city: ['Pune', 'Delhi'],
  } as const;
  expect(shownChanges(changes, reader).map(({ before, after }) => [before, after])).toEqual([
    ['', 'a•••@example.com'],
    ['+91 ••••• 1111', ''],
    ['•••', '•••'],
    ['Pune', 'Delhi'],
  ]);
  expect(shownChanges(changes, { ...reader, mayReveal: true })[0]?.after).toBe('asha@example.com');
});

it('a sort position is not part of the history', () => {
  expect(shownChanges({ sortKey: [1, 2], status: ['draft', 'published'] }, reader)).toEqual([
    { field: 'status', before: 'draft', after: 'published' },
  ]);
});
