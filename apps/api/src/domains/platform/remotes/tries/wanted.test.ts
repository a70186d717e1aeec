import { readWanted } from './wanted';

test('releases are named by channel or by version, with commas between them', () => {
  expect(readWanted('catalog-mfe@next, people-mfe@1.2.0-gabc1234,')).toEqual({
    wanted: [
      { name: 'catalog-mfe', at: 'next' },
      { name: 'people-mfe', at: '1.2.0-gabc1234' },
    ],
    faults: [],
  });
});

test.each([
  ['catalog-mfe', '“catalog-mfe” is no release: write REMOTE@VERSION or REMOTE@next'],
  ['catalog-mfe@next,catalog-mfe@1.0.0', 'catalog-mfe is named twice'],
  ['@1.0.0', '“@1.0.0” is no release: write REMOTE@VERSION or REMOTE@next'],
  ['<b>@1', '“<b>@1” is no release: write REMOTE@VERSION or REMOTE@next'],
  [' , ', 'No release is named: write REMOTE@VERSION or REMOTE@next'],
  [
    Array.from({ length: 21 }, (_, no) => `a${no}@next`).join(','),
    'These are 21 releases, and at most 20 can be tried at a time',
  ],
])('%s is refused by name', (text, fault) => expect(readWanted(text).faults).toEqual([fault]));
