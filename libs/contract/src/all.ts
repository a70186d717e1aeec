import { categoryCalls, skillCalls } from './catalog';
import { faqCalls, faqCategoryCalls } from './content';
import { authCalls, languageCalls, preferencesCalls, remotesCalls, sessionCalls } from './platform';

/** Every call of the API by entity. Only the API imports this: a remote compiles in just its own domain. */
export const contract = {
  auth: authCalls,
  session: sessionCalls,
  preferences: preferencesCalls,
  language: languageCalls,
  category: categoryCalls,
  skill: skillCalls,
  faq: faqCalls,
  faqCategory: faqCategoryCalls,
  remotes: remotesCalls,
} as const;
export type Contract = typeof contract;
