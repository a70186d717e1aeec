import { authCalls } from '@lectern/contract/platform';
import { sql } from 'kysely';
import { openLink } from '../../../server/mail/link-secret';
import type { TestApi } from '../../../testing';

export const newPassword = 'Another2@horse';

/** The mails of an account, newest first. */
export const mailsTo = async (
  { database }: TestApi,
  email: string,
): Promise<{ template: string; bodyText: string; dedupeKey: string | null; secretSealed: Buffer | null }[]> =>
  (
    await sql<{
      template: string;
      bodyText: string;
      dedupeKey: string | null;
      secretSealed: Buffer | null;
    }>`select template, body_text, dedupe_key, secret_sealed from mails where to_email = ${email}::citext order by id desc`.execute(
      database.db,
    )
  ).rows;

/** The token of the newest link that was mailed to an account. */
export const mailedToken = async (api: TestApi, email: string): Promise<string> => {
  const sealed = (await mailsTo(api, email))[0]?.secretSealed;
  return /#token=([A-Za-z0-9_-]+)/.exec((sealed && openLink(api.services.keys, sealed)) ?? '')?.[1] ?? '';
};

export const forgot = (api: TestApi, email: string) => api.stranger().send(authCalls.forgotPassword, { email });
export const reset = (api: TestApi, token: string, password = newPassword, confirmPassword = password) =>
  api.stranger().send(authCalls.resetPassword, { token, password, confirmPassword });
export const trySignIn = async (api: TestApi, email: string, password: string): Promise<number> =>
  (await api.stranger().send(authCalls.signIn, { email, password, remember: false })).status;

/** The actions in the audit log about a row, oldest first. */
export const auditOf = async ({ database }: TestApi, entity: string, id: number | string) =>
  (
    await sql<{
      action: string;
      actorId: number | null;
      impersonatorId: number | null;
    }>`select action, actor_id, impersonator_id from audit_log where entity = ${entity} and entity_id = ${String(id)} order by id`.execute(
      database.db,
    )
  ).rows;

export const endReasonOf = async ({ database }: TestApi, sessionId: number | undefined) =>
  (
    await sql<{ endReason: string | null }>`select end_reason from sessions where id = ${sessionId}`.execute(
      database.db,
    )
  ).rows[0]?.endReason;
