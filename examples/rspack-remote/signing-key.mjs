import { createPrivateKey, sign } from 'node:crypto';

/** The private key in LECTERN_SIGNING_KEY: the whole file of `key-new`, or the PKCS 8 in base64 that is in it. */
const privateKeyIn = (text) => {
  const pkcs8 = text.trim().startsWith('{') ? JSON.parse(text).privateKey : text.trim();
  return createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
};

/** Signs the exact bytes of a release.json: the two numbers of the signature side by side (IEEE P1363), not in DER. */
export const signatureOf = (release, signingKey) =>
  sign('sha256', Buffer.from(release), { key: privateKeyIn(signingKey), dsaEncoding: 'ieee-p1363' }).toString('base64');
