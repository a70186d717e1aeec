import { seal, unseal } from '../auth/seal';
import type { ServerKeys } from '../auth/server-keys';

const purpose = 'links in mails';

/** A link encrypted for the table of mails. */
export const sealLink = (keys: ServerKeys, link: string): Buffer => seal(keys, purpose, link);

/** The link again; undefined where no believed key opens it. */
export const openLink = (keys: ServerKeys, sealed: Buffer): string | undefined => unseal(keys, purpose, sealed)?.text;
