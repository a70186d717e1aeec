import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { seal, unseal } from '../../../server/auth/seal';
import type { ServerKeys } from '../../../server/auth/server-keys';
import type { Scale } from './scale';

/** The purpose under which keys of providers are sealed. */
const purpose = 'keys of payment providers';

export const sealKey = (keys: ServerKeys, text: string): Buffer => seal(keys, purpose, text);

/** An account at a provider with its keys. It never leaves the server. */
export interface ProviderAccount {
  readonly mode: 'test' | 'live';
  readonly publicKey: string;
  /** Empty while none is set, or none can be opened. */
  readonly secret: string;
  /** The newest first; while a secret is changed the old one is taken too. */
  readonly webhookSecrets: readonly string[];
  /** Digits of the provider's amounts, by currency. */
  readonly scales: Readonly<Record<string, Scale>>;
}

interface StoredAccount extends Pick<ProviderAccount, 'mode' | 'publicKey' | 'scales'> {
  readonly secretSealed: Buffer | null;
  readonly webhookSecretSealed: Buffer | null;
  readonly oldWebhookSecretSealed: Buffer | null;
}

/** Opens a sealed key. One that the server's former key has sealed is sealed again, before that key is forgotten. */
const openKey = async (
  { db, keys, providerId }: AccountTools,
  column: 'secret_sealed' | 'webhook_secret_sealed' | 'old_webhook_secret_sealed',
  sealed: Buffer | null,
): Promise<string> => {
  const opened = sealed ? unseal(keys, purpose, sealed) : undefined;
  if (opened?.isOld)
    await sql`
      update payment_providers set ${sql.ref(column)} = ${sealKey(keys, opened.text)}
      where id = ${providerId} and ${sql.ref(column)} = ${sealed}`.execute(db);
  return opened?.text ?? '';
};

interface AccountTools {
  readonly db: Kysely<DB>;
  readonly keys: ServerKeys;
  readonly providerId: number;
}

/** The account of a provider's row. */
export const readAccount = async (tools: AccountTools): Promise<ProviderAccount> => {
  const { rows } = await sql<StoredAccount>`
    select p.mode, p.public_key, p.secret_sealed, p.webhook_secret_sealed,
      case when p.old_secret_until > now() then p.old_webhook_secret_sealed end as old_webhook_secret_sealed,
      (select coalesce(jsonb_object_agg(c.currency, jsonb_build_object('ours', y.exponent, 'theirs', c.exponent)), '{}')
        from provider_currencies c join currencies y on y.code = c.currency where c.code = p.code) as scales
    from payment_providers p where p.id = ${tools.providerId}`.execute(tools.db);
  const row = rows[0];
  if (!row) throw new Error(`There is no payment provider ${tools.providerId}`);
  const webhookSecrets = [
    await openKey(tools, 'webhook_secret_sealed', row.webhookSecretSealed),
    await openKey(tools, 'old_webhook_secret_sealed', row.oldWebhookSecretSealed),
  ];
  return {
    ...{ mode: row.mode, publicKey: row.publicKey, scales: row.scales },
    secret: await openKey(tools, 'secret_sealed', row.secretSealed),
    webhookSecrets: webhookSecrets.filter(Boolean),
  };
};
