import type { SessionDocument } from '@lectern/contract/platform';

/** The document of a page with the releases that its address names: `?try=`. Nothing is loaded by it; the page asks the person first. */
export const withWanted = (document: SessionDocument, query: Readonly<Record<string, unknown>>): SessionDocument => {
  const wanted = [query['try']].flat().find((each): each is string => typeof each === 'string' && each !== '');
  return wanted === undefined ? document : { ...document, tries: { ...document.tries, wanted } };
};
