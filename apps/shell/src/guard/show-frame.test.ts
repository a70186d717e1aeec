/** @jest-environment jsdom */
import { ownerOf } from '../composition/attribution';
import { showFrame } from './show-frame';

const addSheet = (remote: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `http://localhost/remotes/${remote}/1.0.0/a.css`;
  // jsdom fetches no style sheet.
  Object.defineProperty(link, 'sheet', { value: { disabled: false } });
  document.head.append(link);
  return link;
};
const isOff = (link: HTMLLinkElement): boolean => !link.isConnected || link.sheet?.disabled === true;

beforeEach(() => {
  document.head.replaceChildren();
});

test('the one version whose style sheets hide the page loses them all [D9.3]', () => {
  const [sound, guilty, also] = [addSheet('content-mfe'), addSheet('catalog-mfe'), addSheet('catalog-mfe')];
  expect(showFrame(() => !isOff(guilty), ownerOf)).toEqual({ remote: 'catalog-mfe', version: '1.0.0' });
  expect([sound, guilty, also].map(({ isConnected }) => isConnected)).toEqual([true, false, false]);
  expect(sound.sheet?.disabled).toBe(false);
});

test('where two could be it, or none is, nobody is blamed and every style sheet stays [D9.3]', () => {
  const both = [addSheet('content-mfe'), addSheet('catalog-mfe')];
  expect(showFrame(() => both.every((link) => !isOff(link)), ownerOf)).toBeUndefined();
  expect(showFrame(() => true, ownerOf)).toBeUndefined();
  expect(both.map(({ isConnected, sheet }) => [isConnected, sheet?.disabled])).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('a page that can be seen again, because an earlier look cured it, costs no other version its style sheets [D9.3]', () => {
  const guilty = addSheet('catalog-mfe');
  const sound = addSheet('content-mfe');
  const isHidden = (): boolean => !isOff(guilty);
  showFrame(isHidden, ownerOf);
  expect(showFrame(isHidden, ownerOf)).toBeUndefined();
  expect(sound.isConnected).toBe(true);
});
