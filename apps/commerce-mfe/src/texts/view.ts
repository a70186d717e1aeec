import { plural } from '@lectern/ui-kit/plural';

/** The page of a coupon. */
export const moreFor = (name: string): string => `More for ${name}`;
export const reserved = 'Reserved';
export const left = 'Left';
export const noLimit = 'No limit';
export const made = 'Made';
export const lastChanged = 'Last changed';
export const chosenOf = (count: number): string =>
  plural(count, {
    one: `${count.toLocaleString('en-GB')} chosen student`,
    other: `${count.toLocaleString('en-GB')} chosen students`,
  });
export const copyCode = 'Copy the code';
export const codeCopied = 'Code copied';
export const codeNotCopied = 'The code could not be copied';
export const usersChanged = 'changed whom the coupon is for';

/** Its redemptions and chosen students. */
export const student = 'Student';
export const email = 'E-mail';
export const order = 'Order';
export const orderOf = (item: string, id: number): string => `${item}, no. ${id}`;
export const use = 'Use';
export const uses = 'Uses';
export const taken = 'Taken';
export const nobodyMatches = 'Nobody matches';
export const containing = (words: string): string => `containing “${words}”`;
export const notUsedYet = 'Not used yet';
export const ordersAreShown = 'Each order that takes this coupon is shown here.';
export const showUses = 'Show the uses';
export const showChosen = (count: number): string => `Show the ${count.toLocaleString('en-GB')} chosen`;
