/** The parts of Razorpay's entities that are read here. Amounts are in Razorpay's own units, moments in seconds. */
export interface RazorpayLink {
  readonly id: string;
  readonly short_url: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference_id: string;
  readonly created_at: number;
  readonly updated_at?: number;
  readonly notes: RazorpayNotes;
  /** A list, one of them alone, or nothing before somebody has paid. */
  readonly payments?: readonly RazorpayLinkPayment[] | RazorpayLinkPayment | null;
}

interface RazorpayLinkPayment {
  readonly payment_id: string;
}

export interface RazorpayPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly captured: boolean;
  readonly method?: string | null;
  /** Null until the payment is captured. */
  readonly fee?: number | null;
  readonly fee_bearer?: string;
  readonly error_description?: string | null;
  readonly notes: RazorpayNotes;
  readonly created_at: number;
}

export interface RazorpayRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status?: string;
  readonly created_at: number;
  readonly notes: RazorpayNotes;
}

export interface RazorpayDispute {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reason_code?: string | null;
  readonly respond_by?: number | null;
  readonly status?: string;
  readonly created_at?: number;
}

/** Empty notes are an empty list. */
export type RazorpayNotes = Readonly<Record<string, string>> | readonly [] | null;

export interface RazorpayEvent {
  readonly event: string;
  readonly created_at: number;
  readonly payload: {
    readonly payment?: { readonly entity: RazorpayPayment };
    readonly payment_link?: { readonly entity: RazorpayLink };
    readonly refund?: { readonly entity: RazorpayRefund };
    readonly dispute?: { readonly entity: RazorpayDispute };
  };
}
