import { plural } from '@lectern/ui-kit/plural';

/** The page of a coupon. */
export const idOf = (id: number): string => `Coupon ID ${id}`;
export const count = (uses: number): string => uses.toLocaleString('en-GB');
export const reserved = 'Reserved';
export const left = 'Remaining';
export const noLimit = 'Unlimited';
export const made = 'Created';
export const lastChanged = 'Last changed';
export const chosenOf = (count: number): string =>
  plural(count, {
    one: `${count.toLocaleString('en-GB')} chosen student`,
    other: `${count.toLocaleString('en-GB')} chosen students`,
  });
export const copyCode = 'Copy code';
export const codeCopied = 'Code copied';
export const codeNotCopied = 'Couldn’t copy the code';
export const usersChanged = 'changed the chosen students';

/** Its redemptions and chosen students. */
export const person = 'Person';
export const email = 'E-mail';
export const order = 'Order';
export const orderOf = (item: string, id: number): string => `${item}, no. ${id}`;
export const use = 'Status';
export const uses = 'Redemptions';
export const taken = 'Redeemed on';
export const nobodyMatches = 'No matches';
export const containing = (words: string): string => `containing “${words}”`;
export const notUsedYet = 'Not used yet';
export const ordersAreShown = 'Orders using this coupon appear here.';
export const showUses = 'Show redemptions';
export const showChosen = (count: number): string => `Show ${count.toLocaleString('en-GB')} chosen`;
