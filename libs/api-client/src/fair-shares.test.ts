import { fairShares } from './fair-shares';

/** Begins so many requests of an owner; answers those that may go, in their order, with what ends them. */
const begin = (enter: ReturnType<typeof fairShares>, owner: string, count: number) => {
  const begun: { readonly number: number; readonly end: () => void }[] = [];
  for (let number = 0; number < count; number += 1) void enter(owner).then((end) => begun.push({ number, end }));
  return begun;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('five requests of one owner are on their way, the others wait in their order [D9.3]', async () => {
  const begun = begin(fairShares(), 'catalog-mfe', 8);
  await settled();
  expect(begun.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
  begun[2]?.end();
  await settled();
  expect(begun.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a thousand requests of one owner hold up nobody else’s [D9.3]', async () => {
  const enter = fairShares();
  begin(enter, 'catalog-mfe', 1000);
  const others = begin(enter, 'content-mfe', 2);
  await settled();
  expect(others).toHaveLength(2);
});

test('an owner whose requests have all ended has its whole share again [D9.3]', async () => {
  const enter = fairShares();
  for (let round = 0; round < 2; round += 1) {
    const begun = begin(enter, 'catalog-mfe', 7);
    for (let each = 0; each < 7; each += 1) {
      await settled();
      begun[each]?.end();
    }
    expect(begun).toHaveLength(7);
  }
});
