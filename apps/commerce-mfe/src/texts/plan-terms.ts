import { plural } from '@lectern/ui-kit/plural';

/** The terms of a plan: form, comparison and publication. */
export const term = 'Term';
export const terms = 'Terms';
export const prices = 'Prices';
export const limits = 'Limits';
export const features = 'Features, in the order customers see';
export const period = 'Period';
export const count = 'Number of periods';
export const unit = 'Period';
export const trial = 'Trial';
export const grace = 'Grace';
export const days = 'days';
export const commission = 'Commission';
export const taxCode = 'Tax code';
export const taxCodeHelp = 'Left empty, the seller’s own is used.';
export const insteadOf = 'instead of';
export const priceIn = (currency: string): string => `Price in ${currency}`;
export const compareIn = (currency: string): string => `Compare-at price in ${currency}`;
export const shownInstead = (price: string): string => `instead of ${price}`;
export const removeCurrency = (currency: string): string => `Remove ${currency}`;
export const addCurrency = 'Add a currency';
export const notSoldIn = (currency: string): string => `not sold in ${currency}`;
export const bringBack = 'Bring back';
export const limitHelp = 'Empty is without limit.';
export const feature = 'Feature';
export const oneFeature = 'feature';
export const included = 'Included';
export const notIncluded = 'not included';
export const sellers = 'the seller’s own';
export const versionLive = (no: number): string => `Version ${no}, on sale`;
export const versionDraft = (no: number): string => `Version ${no}, draft`;
export const newDraft = (no: number): string => `Version ${no}, not saved yet`;

/** Differences in words. */
export const isNew = 'new';
export const isRemoved = 'removed';
export const isMoved = 'moved';
export const isChanged = 'changed';
export const becomes = (label: string, before: string, after: string): string =>
  `${label}: ${before} becomes ${after}.`;
export const soldIn = (currency: string, price: string): string => `It is sold in ${currency} at ${price}.`;
export const noLongerSold = (currency: string): string => `It is no longer sold in ${currency}.`;
export const compareRemoved = 'no compare-at price';
export const newFeature = (text: string): string => `New feature: “${text}”.`;
export const removedFeature = (text: string): string => `Feature removed: “${text}”.`;
export const otherOrder = 'The features are in another order.';
export const changes = (number: number): string => plural(number, { one: '1 change', other: `${number} changes` });
export const allTerms = 'All terms';
export const onlyChanges = (number: number): string => `Changes ${number}`;
export const whatIsShown = 'Terms that are shown';

/** The bar below the form. */
export const saveDraft = 'Save draft';
export const draftSaved = 'Draft saved';
export const undo = 'Undo changes';
export const savedAt = (time: string): string => `Draft saved ${time}. Nothing of it is on sale yet.`;
export const discard = 'Discard draft…';
export const discardQuestion = (no: number): string => `Discard version ${no}?`;
export const discardVerb = 'Discard draft';
export const discardMeans = 'Its changes are lost. The version on sale stays.';
export const discarded = 'Draft discarded';
export const publish = (no: number): string => `Publish version ${no}…`;
export const publishVerb = 'Publish';
export const publishQuestion = (no: number): string => `Publish version ${no}?`;
export const published = (no: number): string => `Version ${no} is on sale`;
export const needsRight = 'Publishing needs the right “Publish plans”';
export const onSaleAtOnce = 'It is on sale immediately.';

/** The subscribers that a publication touches. */
export const touches = 'Publishing touches';
export const newBuyers = (no: number): string => `New buyers get version ${no} immediately.`;
export const theTouched = 'The subscribers';
export const loadingTouched = 'Counting the subscribers';
export const keep = (number: string): string => `${number} keep their version and price`;
export const move = 'Move them at their renewal';
export const noticed = 'From 14 days after the publication on';
export const whoMoves = 'Subscribers';
export const movedFrom = (day: string): string => `Move, first on ${day}`;
export const laterThan = (day: string): string => `Renew before ${day}: once more at the old price`;
export const stayNoPrice = (currency: string): string => `Stay: no price in ${currency}`;
export const stayWithoutEnd = 'Stay: without end';
export const leaving = 'Leave at the end of their period';
export const running = 'Subscribers';
export const openLinks = 'Open payment links, price unchanged';
export const scheduled = 'Scheduled to begin, price unchanged';
export const yearlyIncome = 'Yearly income, at renewal';
export const incomeOf = (currency: string, number: string): string => `${currency}, ${number} subscribers`;
export const allKeep = 'All subscribers keep their version and price.';
export const moves = (number: string, day: string): string =>
  `${number} subscribers move at their renewal, from ${day} on.`;
export const stay = (number: string): string => `${number} cannot be moved and stay.`;
export const numbered = (no: number): string => `Version ${no}`;
