import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { queueMail } from '../../../server/mail/outbox';
import { hashOfToken } from '../../../server/auth/refresh-token';

export type LinkPurpose = 'reset' | 'invite';

/** How long a link to set a password works, as PostgreSQL's interval and in words. */
const lifetimes = { reset: ['1 hour', 'one hour'], invite: ['7 days', 'seven days'] } as const;

/** A token that sets this person's password once; an earlier one no longer works. Only its hash is kept. */
export const issuePasswordToken = async (
  db: Kysely<DB>,
  userId: number,
  purpose: LinkPurpose,
  ip: string | null,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await sql`
    insert into password_resets (user_id, token_hash, purpose, requested_ip, expires_at)
    values (${userId}, ${hashOfToken(token)}, ${purpose}, ${ip}::inet, now() + ${lifetimes[purpose][0]}::interval)
    on conflict (user_id) where used_at is null do update
      set token_hash = excluded.token_hash, purpose = excluded.purpose, requested_ip = excluded.requested_ip, created_at = now(), expires_at = excluded.expires_at`.execute(
    db,
  );
  return token;
};

/** The address that a link leads to. The token follows `#`, so that no server and no log ever sees it. */
export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/auth/reset-password#token=${token}`;

const words = {
  reset: {
    template: 'password-reset',
    subject: 'Set a new password',
    lead: 'Somebody asked for a new password for your account. Open this address to set one:',
    end: 'If it was not you, do nothing: your password stays as it is.',
  },
  invite: {
    template: 'invitation',
    subject: 'You are invited',
    lead: 'An account was made for you. Open this address to set your password:',
    end: 'If you do not expect this, do nothing.',
  },
} as const;

/** Queues the mail with a link to set the password; called inside the transaction that decided so. */
export const mailPasswordLink = async (
  db: Kysely<DB>,
  { userId, purpose, ip, publicUrl }: { userId: number; purpose: LinkPurpose; ip: string | null; publicUrl: string },
): Promise<void> => {
  const token = await issuePasswordToken(db, userId, purpose, ip);
  const { template, subject, lead, end } = words[purpose];
  await queueMail(db, userId, {
    template,
    subject,
    text: `${lead}\n\n${passwordLink(publicUrl, token)}\n\nIt works once, within ${lifetimes[purpose][1]}. ${end}`,
    dedupeKey: `${template}:${userId}:${hashOfToken(token).toString('hex').slice(0, 16)}`,
  });
};
