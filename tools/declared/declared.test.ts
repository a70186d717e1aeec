import { rightNames } from '@lectern/contract/rights';
import { declaredAddresses, declaredCalls, declaredMenu, paletteTitles } from './declared';
import { specifiedAddresses } from './specified-addresses';
import { specifiedCalls } from './specified-calls';
import { builtEntries, missingEntries } from './specified-menu';

const all = new Set<string>(rightNames);

test.each(specifiedAddresses)(
  'the declared addresses miss only those that are listed as not built: $group',
  async ({ paths, missing }) => {
    const declared = new Set(await declaredAddresses());
    expect(paths.filter((path) => !declared.has(path))).toEqual(missing);
  },
);

test.each(specifiedCalls)(
  'the declared calls miss only those that are listed as not built: $group',
  ({ paths, missing }) => {
    const declared = new Set(declaredCalls().map((path) => path.replaceAll(/\{[^}]*\}/g, '{}')));
    expect(paths.filter((path) => !declared.has(path))).toEqual(missing);
  },
);

test.each(builtEntries)('$path is in the menu as $title only with the right $right [$requirements]', async (entry) => {
  const shown = async (rights: ReadonlySet<string>) =>
    (await declaredMenu(rights)).filter(({ to }) => to === entry.path);
  expect((await shown(new Set([entry.right]))).map(({ title, group }) => [title, group])).toEqual([
    [entry.title, entry.group],
  ]);
  const others = [...all].filter((right) => right !== entry.right && !entry.also?.includes(right));
  expect(await shown(new Set(others))).toEqual([]);
});

test.each(['commands', 'records'] as const)('the palette has no two %s of one title', async (of) => {
  const titles = await paletteTitles(of);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('no menu entry that is listed as not built is there [2.30]', async () => {
  const shown = new Set((await declaredMenu(all)).map(({ to }) => to));
  expect(missingEntries.filter(({ path }) => shown.has(path))).toEqual([]);
});

test('the menu rights are those of the specification [6.4]', () => {
  const specified = new Set([...builtEntries, ...missingEntries].map(({ right }) => right));
  expect([...specified].filter((right) => !all.has(right))).toEqual([]);
  expect(specified.size).toBe(14);
});
