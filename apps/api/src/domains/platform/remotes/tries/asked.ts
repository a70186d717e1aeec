import type { SessionDocument } from '@lectern/contract/platform';

/** The document of a page with the releases that its address names: `?try=`. Nothing is loaded by it; the page asks the person first. */
export const withAsked = (document: SessionDocument, query: Readonly<Record<string, unknown>>): SessionDocument => {
  const asked = [query['try']].flat().find((each): each is string => typeof each === 'string' && each !== '');
  return asked === undefined ? document : { ...document, tries: { ...document.tries, asked } };
};
