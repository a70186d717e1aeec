import type { SessionDocument } from '@lectern/contract/platform/session';

export type Override = SessionDocument['overrides'][number];

/** A page's relation to the override that its session names now. */
export type Status =
  | { readonly is: 'on'; readonly of: Override }
  /** The page began with it, and it is no more. */
  | { readonly is: 'ended'; readonly of: Override }
  /** It began after the page: neither its policy nor its code is here. */
  | { readonly is: 'coming'; readonly of: Override }
  | { readonly is: 'none' };

/** `begun`: the override that this page's own document carried; `told`: what the session says now. */
export const statusOf = (begun: Override | undefined, override: Override | undefined): Status => {
  if (override) return { is: override.id === begun?.id ? 'on' : 'coming', of: override };
  return begun ? { is: 'ended', of: begun } : { is: 'none' };
};
