import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { ServerKeys } from '../../../server/auth/server-keys';
import type { RefusedWebhook, Webhook } from './webhook';

/** Money that a provider sends back. */
export interface ProviderRefund {
  /** The provider's reference. */
  readonly ref: string;
  /** Our own mark, `refund:{id}`; absent where it was made at the provider. */
  readonly mark?: string | undefined;
  readonly status: 'sent' | 'done' | 'failed';
  readonly amountMinor: number;
  readonly currency: string;
  /** The cause of a failure. */
  readonly failure?: string | undefined;
}

/** Money that a payer's bank takes back until the dispute is decided. */
export interface ProviderDispute {
  readonly ref: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly amountMinor: number;
  readonly currency: string;
  readonly reason: string;
  /** The seller's answer is due by this moment. */
  readonly answerBy?: string | undefined;
}

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
  /** The provider's id of the payment, where the event says nothing else of it. */
  readonly paymentId?: string;
  readonly refund?: ProviderRefund;
  readonly dispute?: ProviderDispute;
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
  /** The provider waits for us to take an authorized payment. */
  readonly isCapturable?: true;
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
  /** The page to which the payer comes back. */
  readonly returnUrl: string;
}

/** A refund to ask a provider for. */
export interface NewRefund {
  /** The provider makes one refund for a key, however often it is asked. It may forget the key after a day. */
  readonly key: string;
  /** Our own mark, which the provider keeps with the refund. */
  readonly mark: string;
  /** The provider's id of the payment. */
  readonly paymentId: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** A refund in a provider's books. */
export interface ListedRefund extends ProviderRefund {
  /** The provider's id of the payment. */
  readonly paymentId: string;
  /** The provider's moment, ISO 8601. */
  readonly at: string;
}

/** A payment, refund or dispute in a provider's books. Amounts are minor units; a payment's is the sum that settles. */
export interface BookRow {
  readonly subject: 'payment' | 'refund' | 'dispute';
  /** The provider's reference. */
  readonly ref: string;
  /** The provider's id of the payment. */
  readonly paymentId: string;
  /** Our own mark, 'order:12' or 'refund:7'; absent where the row is not marked as ours. */
  readonly mark?: string | undefined;
  readonly amountMinor: number;
  readonly currency: string;
  /** 'paid' of payments, else the status of a refund or dispute. */
  readonly state: 'paid' | ProviderRefund['status'] | ProviderDispute['status'];
  /** The provider's moment, ISO 8601. */
  readonly at: string;
}

/** A provider's final no: asking again would change nothing. The message is for staff. */
export class ProviderRefusal extends Error {}

/** Tools of a provider's calls. */
export interface ProviderTools {
  readonly db: Kysely<DB>;
  readonly keys: ServerKeys;
  readonly publicUrl: string;
  /** The row of the provider, with its keys. */
  readonly providerId: number;
}

/** A payment at its provider, with the sum as we know it. */
export interface ProviderPayment {
  readonly id: string;
  readonly amountMinor: number;
  readonly currency: string;
}

/** The answer to a webhook's check: its events, or the fault. A provider that signs no moment has no `skewSeconds`. */
export type CheckedWebhook =
  { readonly events: readonly ProviderEvent[]; readonly skewSeconds?: number } | RefusedWebhook;

/** One provider of payments. Calls go out in a job or before a transaction, never inside one, and end after ten seconds. */
export interface Provider {
  readonly code: 'sandbox' | 'razorpay' | 'stripe';
  /** Opens a session under the key `attempt:{id}`: asked twice, it gives the same. */
  createSession(tools: ProviderTools, session: NewSession): Promise<{ readonly ref: string; readonly url: string }>;
  /** All that is known of a session now, as events. */
  fetch(tools: ProviderTools, ref: string): Promise<readonly ProviderEvent[]>;
  /** Ends a session: nobody can pay it any more. */
  cancel(tools: ProviderTools, ref: string): Promise<void>;
  /** Sends money back. Its answer is no proof of success: an event follows. @throws ProviderRefusal */
  refund(tools: ProviderTools, refund: NewRefund): Promise<{ readonly ref: string }>;
  /** The refunds that the provider made between two moments. */
  list(tools: ProviderTools, from: Date, to: Date): Promise<readonly ListedRefund[]>;
  /** Payments that were taken, refunds and disputes that were made between two moments, of this console or of others. */
  books(tools: ProviderTools, from: Date, to: Date): Promise<readonly BookRow[]>;
  /** Takes an authorized payment. Absent where the provider takes each payment immediately. */
  capture?(tools: ProviderTools, payment: ProviderPayment): Promise<void>;
  /** Asks who the keys belong to. @throws ProviderError in the provider's words. Absent without keys. */
  probe?(tools: ProviderTools): Promise<void>;
  /** Checks the signature over the raw bytes, then moment and mode, and reads the events. */
  verifyWebhook(tools: ProviderTools, webhook: Webhook): Promise<CheckedWebhook>;
}
