import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Provider, ProviderEvent } from './provider';
import { sandboxBooks } from './sandbox-books';
import { listRefunds, makeRefund } from './sandbox-refunds';
import { judgeSandbox } from './sandbox-signature';

const isEvents = (value: unknown): value is { events: readonly ProviderEvent[] } =>
  typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events);

/** The house's own provider: no money moves. It keeps what its bank has done in `sandbox_payments`. */
export const sandbox: Provider = {
  code: 'sandbox',

  async createSession({ db, publicUrl }, { attemptId, orderId, currency, totalMinor, title }) {
    const { rows } = await sql<{ ref: string }>`
      insert into sandbox_sessions (ref, attempt_id, order_id, title, currency, amount_minor)
      values (${`sess_${randomBytes(18).toString('base64url')}`}, ${attemptId}, ${orderId}, ${title}, ${currency}, ${totalMinor})
      on conflict (attempt_id) do update set attempt_id = excluded.attempt_id returning ref`.execute(db);
    const { ref } = rows[0]!;
    return { ref, url: `${publicUrl}/pay/sandbox/${ref}` };
  },

  async fetch({ db }, ref) {
    const { rows } = await sql<{ event: ProviderEvent }>`
      select event from sandbox_events where ref = ${ref} order by id`.execute(db);
    return rows.map(({ event }) => event);
  },

  async cancel({ db }, ref) {
    await sql`update sandbox_sessions set is_over = true where ref = ${ref}`.execute(db);
  },

  refund: ({ db }, refund) => makeRefund(db, refund),

  list: ({ db }, from, to) => listRefunds(db, from, to),

  books: ({ db }, from, to) => sandboxBooks(db, from, to),

  verifyWebhook({ keys }, { headers, raw, now }) {
    const judged = judgeSandbox(keys, headers['x-sandbox-signature'], raw, now);
    if ('fault' in judged) return Promise.resolve(judged);
    const body: unknown = JSON.parse(raw.toString('utf8'));
    return Promise.resolve({ ...judged, events: isEvents(body) ? body.events : [] });
  },
};
