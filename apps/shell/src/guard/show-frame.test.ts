/** @jest-environment jsdom */
import { useRemotes } from '../composition/remote-store';
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
  useRemotes.setState({ blocked: {}, failures: [], states: {} });
});

test('the one version whose style sheets hide the page loses them all and is taken out', () => {
  const [sound, guilty, also] = [addSheet('content-mfe'), addSheet('catalog-mfe'), addSheet('catalog-mfe')];
  showFrame(() => !isOff(guilty));
  expect([sound, guilty, also].map(({ isConnected }) => isConnected)).toEqual([true, false, false]);
  expect(sound.sheet?.disabled).toBe(false);
  expect(useRemotes.getState().failures).toEqual([
    expect.objectContaining({ remote: 'catalog-mfe', reasons: ['Its style sheet made the page invisible'] }),
  ]);
  expect(Object.keys(useRemotes.getState().blocked)).toEqual(['catalog-mfe@1.0.0']);
});

test('where two could be it, or none is, nobody is blamed and every style sheet stays', () => {
  const both = [addSheet('content-mfe'), addSheet('catalog-mfe')];
  showFrame(() => both.every((link) => !isOff(link)));
  showFrame(() => true);
  expect(both.map(({ isConnected, sheet }) => [isConnected, sheet?.disabled])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect(useRemotes.getState().blocked).toEqual({});
});
