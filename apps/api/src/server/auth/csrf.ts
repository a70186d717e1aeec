/** The headers that show where a request comes from. */
export interface Provenance {
  readonly method: string;
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  readonly deviceType: string | undefined;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  readonly deviceIdHeader: string | undefined;
  readonly deviceIdCookie: string | undefined;
}

/** A call without any cookie, from a mobile client or with a Bearer token: there is nothing that another site could use. */
export const carriesOwnProof = ({
  cookie,
  authorization,
  deviceType,
}: Pick<Provenance, 'cookie' | 'authorization' | 'deviceType'>): boolean =>
  !cookie && (Boolean(authorization?.startsWith('Bearer ')) || deviceType === 'mobile');

/** Why a request may have been made by another site, or undefined when the console made it. */
export const foreignReason = (from: Provenance, origins: readonly string[]): string | undefined => {
  if (from.method === 'GET' || from.method === 'HEAD' || carriesOwnProof(from)) return undefined;
  const sameOrigin =
    from.secFetchSite === undefined ? origins.includes(from.origin ?? '') : from.secFetchSite === 'same-origin';
  if (!sameOrigin) return 'The request comes from another site';
  if (!from.deviceIdHeader || from.deviceIdHeader !== from.deviceIdCookie)
    return 'The header device-id is not the cookie of this device';
  return undefined;
};
