import { searchPatterns } from './list-search';

describe('the words of a search', () => {
  it('match the beginning only while there are one or two letters', () =>
    expect(searchPatterns('ma')).toEqual([{ word: 'ma', anywhere: false }]));
  it('match anywhere, each word by itself, from three letters on', () =>
    expect(searchPatterns('organic  chem')).toEqual([
      { word: 'organic', anywhere: true },
      { word: 'chem', anywhere: true },
    ]));
  it('are looked for once each, however often they are written', () =>
    expect(searchPatterns('step by step').map(({ word }) => word)).toEqual(['step', 'by']));
});
