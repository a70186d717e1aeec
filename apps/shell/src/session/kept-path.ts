/** The name under which the sign-in page's address keeps the path a person came for. */
const name = 'to';

/** Whether a path is one of ours: `/x`, never `//x` or anything that leads to another origin. */
export const isLocalPath = (path: string): boolean => {
  if (!/^\/(?![/\\])/.test(path)) return false;
  try {
    const url = new URL(path, 'http://console.invalid');
    return url.host === 'console.invalid' && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
};

/** The path kept in the sign-in page's query, if it is a local one and not the sign-in itself. */
export const keptPath = (search: string): string | undefined => {
  const path = new URLSearchParams(search).get(name);
  return path && isLocalPath(path) && !path.startsWith('/auth/') ? path : undefined;
};

/** The sign-in page's address, keeping where the person wanted to go. */
export const signInPath = (wanted: string): string =>
  wanted === '/' || !isLocalPath(wanted) || wanted.startsWith('/auth/')
    ? '/auth/login'
    : `/auth/login?${new URLSearchParams({ [name]: wanted })}`;
