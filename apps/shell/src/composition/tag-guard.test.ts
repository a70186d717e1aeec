/** @jest-environment jsdom */
import { list } from './digests';
import { faultsUnder, guardTag, tagDeadline, triesOf } from './tag-guard';

const folder = '/remotes/catalog-mfe/1.0.0/';
const script = (file: string): HTMLScriptElement => {
  const element = document.createElement('script');
  guardTag(element, folder + file);
  return element;
};
const listed = (file: string): string => {
  list(folder + file, { integrity: 'sha384-abc', owner: 'catalog-mfe@1.0.0' });
  return file;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tag gets the integrity that its release lists, and crossorigin', () => {
  const element = script(listed('a.js'));
  expect(element).toMatchObject({
    integrity: 'sha384-abc',
    crossOrigin: 'anonymous',
    src: `http://localhost${folder}a.js`,
  });
});

test('a file that no release lists is refused, and the refusal is on record', () => {
  expect(() => script('unknown.js')).toThrow('is in no signed release');
  expect(faultsUnder(`${folder}unknown.js`)).toEqual([
    { address: `http://localhost${folder}unknown.js`, fault: 'unlisted' },
  ]);
});

test('a query changes neither the digest nor the count of tries', () => {
  listed('b.js');
  script('b.js?x=1');
  expect(triesOf(`${folder}b.js`)).toBe(1);
});

test('from the second try on the address is a new one', () => {
  listed('c.js');
  script('c.js');
  expect(script('c.js').src).toBe(`http://localhost${folder}c.js?r=1`);
  expect(script('c.js').src).toBe(`http://localhost${folder}c.js?r=2`);
});

test('a tag that hangs fails at its deadline, as a time-out', () => {
  const element = document.createElement('link');
  const failed = jest.fn();
  element.onerror = failed;
  guardTag(element, folder + listed('hangs.css'));
  jest.advanceTimersByTime(tagDeadline);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(faultsUnder(`${folder}hangs.css`)).toEqual([
    { address: `http://localhost${folder}hangs.css`, fault: 'timeout' },
  ]);
});

test('a tag that loads is never failed, and clears the fault of the try before', () => {
  const first = script(listed('d.js'));
  first.dispatchEvent(new Event('error'));
  expect(faultsUnder(`${folder}d.js`)).toHaveLength(1);
  const second = script('d.js');
  const failed = jest.fn();
  second.onerror = failed;
  second.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(tagDeadline);
  expect(failed).not.toHaveBeenCalled();
  expect(faultsUnder(`${folder}d.js`)).toEqual([]);
});

test('the fault is on record before the loader hears of it', () => {
  const element = document.createElement('script');
  let known = 0;
  element.onerror = () => void (known = faultsUnder(`${folder}e.js`).length);
  guardTag(element, folder + listed('e.js'));
  element.dispatchEvent(new Event('error'));
  expect(known).toBe(1);
});
