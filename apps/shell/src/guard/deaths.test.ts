import { deadMarks, lockOf, stoppedIn, withDeaths } from './deaths';

const mark = (page: string, version = 'catalog-mfe@1.0.0') => ({ page, version });

test('a page whose lock is held lives; the version that another one was starting counts as its death [D9.3]', () => {
  expect(deadMarks([mark('one'), mark('two')], new Set([lockOf('one')]))).toEqual([mark('two')]);
});

test('a version stops after two deaths, and each version by its own [D9.3]', () => {
  const once = withDeaths({}, [mark('one'), mark('two', 'content-mfe@2.0.0')]);
  expect(stoppedIn(once)).toEqual([]);
  expect(stoppedIn(withDeaths(once, [mark('three')]))).toEqual(['catalog-mfe@1.0.0']);
});

test('no more than twenty versions are remembered [D9.3]', () => {
  const dead = Array.from({ length: 30 }, (_, each) => mark('one', `catalog-mfe@1.${each}.0`));
  expect(Object.keys(withDeaths({}, dead))).toHaveLength(20);
});
