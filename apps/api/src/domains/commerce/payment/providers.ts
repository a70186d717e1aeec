import type { Provider } from './provider';
import { razorpay } from './razorpay/razorpay';
import { sandbox } from './sandbox';
import { stripe } from './stripe/stripe';

const providers: readonly Provider[] = [sandbox, razorpay, stripe];

/** The code behind a provider's row; undefined for one that takes money outside (manual). */
export const providerOf = (code: string): Provider | undefined => providers.find((each) => each.code === code);
