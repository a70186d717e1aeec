import type { PaylinkDetail } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import { encode } from 'uqr';
import type { DB } from '../../../database/schema.generated';
import type { Actor } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { openLink } from '../../../server/mail/link-secret';
import { maskedBill } from '../sale/masked';
import type { StoredPaylink } from './paylink.queries';

/** The address of a pay page. */
export const payAddress = (publicUrl: string, token: string): string => `${publicUrl}/pay/${token}`;

/** The dark modules of a QR code as one SVG path, a unit a module. It has the quiet zone of four that readers need. */
export const qrOf = (text: string): { readonly path: string; readonly size: number } => {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark && !row[x - 1] ? [`M${x} ${y}h${row.slice(x).findIndex((each) => !each)}v1H${x}z`] : [],
    ),
  );
  return { path: runs.join(''), size };
};

/** A link as this seller sees it: address and QR code while it is open, the learner's own e-mail masked. */
export const shownPaylink = async (
  db: Kysely<DB>,
  { publicUrl, keys }: Pick<Services, 'publicUrl' | 'keys'>,
  { createdBy: _seller, tokenSealed, providerId: _provider, userId: _user, ownEmail, ...row }: StoredPaylink,
  actor: Actor,
): Promise<PaylinkDetail> => {
  const token = row.status === 'open' ? openLink(keys, tokenSealed) : undefined;
  const url = token === undefined ? null : payAddress(publicUrl, token);
  const qr = url === null ? undefined : qrOf(url);
  const { rows } = await sql<{ zone: string }>`select business_zone() as zone`.execute(db);
  return {
    ...row,
    url,
    qrPath: qr?.path ?? null,
    qrSize: qr?.size ?? 0,
    billTo: maskedBill(row.billTo, ownEmail, actor),
    zone: rows[0]!.zone,
  };
};
