import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ServerKeys } from '../../../server/auth/server-keys';

/** A provider's news of a payment, its own words put into ours. Amounts are minor units. */
export interface ProviderEvent {
  /** Its id at the provider: the same event has the same id each time. */
  readonly id: string;
  readonly kind: string;
  /** The provider's moment, ISO 8601. */
  readonly at: string;
  /** Our own marks, which the provider keeps with a session. */
  readonly orderId?: number;
  /** The provider's reference of the session. */
  readonly ref?: string;
  readonly payment?: {
    readonly id: string;
    readonly status: 'created' | 'failed' | 'authorized' | 'lapsed' | 'paid';
    /** As the payer's statement says. */
    readonly chargedMinor: number;
    readonly chargedCurrency: string;
    readonly feeMinor: number;
    /** The sum that settles: charged less a fee that the payer bears. */
    readonly settledMinor: number;
    readonly settledCurrency: string;
    readonly method: string;
    readonly failure: string;
  };
  readonly isSessionOver?: true;
}

/** A session that the payer is sent to. */
export interface NewSession {
  readonly attemptId: number;
  readonly linkId: number;
  readonly orderId: number;
  readonly title: string;
  readonly currency: string;
  readonly totalMinor: number;
  readonly expiresAt: string;
}

/** Tools of a provider's calls. */
export interface ProviderTools {
  readonly db: Kysely<DB>;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
}

/** Reasons to refuse a webhook, counted by minute. */
export type WebhookFault = 'signature' | 'timestamp';

/** One provider of payments. Calls go out in a job or before a transaction, never inside one, and end after ten seconds. */
export interface Provider {
  readonly code: 'sandbox';
  /** Opens a session under the key `attempt:{id}`: asked twice, it gives the same. */
  createSession(tools: ProviderTools, session: NewSession): Promise<{ readonly ref: string; readonly url: string }>;
  /** All that is known of a session now, as events. */
  fetch(tools: ProviderTools, ref: string): Promise<readonly ProviderEvent[]>;
  /** Ends a session: nobody can pay it any more. */
  cancel(tools: ProviderTools, ref: string): Promise<void>;
  /** Checks the signature over the raw bytes, then reads them. `skewSeconds` is how far the clocks differ. */
  verifyWebhook(
    keys: ServerKeys,
    headers: Readonly<Record<string, unknown>>,
    raw: Buffer,
    now: Date,
  ): { readonly events: readonly ProviderEvent[] } | { readonly fault: WebhookFault; readonly skewSeconds?: number };
}
