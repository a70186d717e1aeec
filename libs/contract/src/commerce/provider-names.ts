/** The providers of payments. Money taken outside of the console is recorded by hand. */
export const providerNames = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  manual: 'By hand',
  sandbox: 'Sandbox',
} as const;
export type ProviderCode = keyof typeof providerNames;

/** Test money never mixes with money of a live account. */
export const providerModes = { live: 'Live', test: 'Test' } as const;
export type ProviderMode = keyof typeof providerModes;

/** Providers with accounts that keys open. */
export const keyedProviders: readonly ProviderCode[] = ['razorpay', 'stripe'];
