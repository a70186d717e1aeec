/** The token of a mailed link, `#token=…`; it is taken out of the address, so that it stays in no history. */
export const takeLinkToken = (): string | undefined => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? undefined;
  if (token !== undefined) history.replaceState(null, '', location.pathname + location.search);
  return token;
};
