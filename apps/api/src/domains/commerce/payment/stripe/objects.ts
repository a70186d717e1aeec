/** The parts of Stripe's objects that are read here. Amounts are in Stripe's own units, moments in seconds. */
export interface StripeSession {
  readonly object: 'checkout.session';
  readonly id: string;
  readonly url?: string | null;
  readonly created: number;
  readonly status: 'open' | 'complete' | 'expired' | null;
  readonly payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  readonly payment_intent: string | StripeIntent | null;
  readonly amount_total: number | null;
  readonly currency: string | null;
  readonly metadata: StripeMarks | null;
  /** The payer paid in a currency of their own; this is what we asked for. */
  readonly currency_conversion?: { readonly amount_total: number; readonly source_currency: string } | null;
  readonly presentment_details?: StripePresentment | null;
}

export interface StripeIntent {
  readonly object: 'payment_intent';
  readonly id: string;
  readonly created: number;
  readonly status: string;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly metadata: StripeMarks | null;
  readonly payment_method_types?: readonly string[];
  readonly last_payment_error?: { readonly message?: string } | null;
  readonly latest_charge?: string | StripeCharge | null;
  readonly presentment_details?: StripePresentment | null;
}

export interface StripeCharge {
  readonly object: 'charge';
  readonly id: string;
  readonly created: number;
  readonly payment_intent: string | null;
  readonly payment_method_details?: { readonly type: string } | null;
  readonly balance_transaction?: string | { readonly fee: number; readonly currency: string } | null;
  readonly refunds?: { readonly data: readonly StripeRefund[] } | null;
}

export interface StripeRefund {
  readonly object: 'refund';
  readonly id: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string | null;
  readonly status: string | null;
  readonly failure_reason?: string | null;
  readonly metadata: StripeMarks | null;
}

export interface StripeDispute {
  readonly object: 'dispute';
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string | null;
  readonly status: string;
  readonly reason: string;
  readonly evidence_details?: { readonly due_by: number | null } | null;
}

export type StripeMarks = Readonly<Record<string, string>>;
/** The sum on the payer's statement, where it is in a currency of their own. */
export interface StripePresentment {
  readonly presentment_amount: number;
  readonly presentment_currency: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly livemode: boolean;
  readonly data: {
    readonly object:
      StripeSession | StripeIntent | StripeCharge | StripeRefund | StripeDispute | { readonly object: '' };
  };
}
