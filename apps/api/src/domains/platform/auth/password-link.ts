import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { hashOfToken } from '../../../server/auth/refresh-token';
import { queueMail } from '../../../server/mail/queue-mail';
import type { Services } from '../../../server/services';

export type LinkPurpose = 'reset' | 'invite';

/** How long a link to set a password works, as PostgreSQL's interval; the mails say the same in words. */
const lifetimes = { reset: '1 hour', invite: '7 days' } as const;

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
    values (${userId}, ${hashOfToken(token)}, ${purpose}, ${ip}::inet, now() + ${lifetimes[purpose]}::interval)
    on conflict (user_id) where used_at is null do update
      set token_hash = excluded.token_hash, purpose = excluded.purpose, requested_ip = excluded.requested_ip, created_at = now(), expires_at = excluded.expires_at`.execute(
    db,
  );
  return token;
};

/** The address that a link leads to. The token follows `#`, so that no server and no log ever sees it. */
export const passwordLink = (publicUrl: string, token: string): string =>
  `${publicUrl}/auth/reset-password#token=${token}`;

const mailNames = { reset: 'password-reset', invite: 'invitation' } as const;

interface Wanted extends Pick<Services, 'keys' | 'publicUrl'> {
  readonly userId: number;
  readonly purpose: LinkPurpose;
  readonly ip: string | null;
}

/** Queues the mail with a link to set the password; called inside the transaction that decided so. */
export const mailPasswordLink = async (
  db: Kysely<DB>,
  { userId, purpose, ip, publicUrl, keys }: Wanted,
): Promise<void> => {
  const token = await issuePasswordToken(db, userId, purpose, ip);
  const name = mailNames[purpose];
  await queueMail(db, userId, {
    name,
    dedupeKey: `${name}:${userId}:${hashOfToken(token).toString('hex').slice(0, 16)}`,
    link: { address: passwordLink(publicUrl, token), lifetime: lifetimes[purpose], keys },
  });
};
