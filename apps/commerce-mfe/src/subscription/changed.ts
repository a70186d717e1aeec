import { subscriptionCalls, subscriptionPageCalls } from '@lectern/contract/commerce';

/** Read again after each action on a subscription. */
export const changed = [subscriptionCalls.list, subscriptionPageCalls.detail];
