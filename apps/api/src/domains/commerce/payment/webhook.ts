/** Reasons to refuse a webhook, counted by minute. */
export type WebhookFault = 'signature' | 'timestamp' | 'mode' | 'size';

/** A webhook that is refused. `skewSeconds` is how far our clock is ahead. */
export interface RefusedWebhook {
  readonly fault: WebhookFault;
  readonly skewSeconds?: number;
}

/** A signature with a moment, once it was checked: the difference of the clocks, or the fault. */
export type JudgedSignature = { readonly skewSeconds: number } | RefusedWebhook;

/** A webhook as it came in. */
export interface Webhook {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly raw: Buffer;
  readonly now: Date;
}
