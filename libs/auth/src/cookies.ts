/** The value of a cookie that scripts may read, or undefined. */
export const readCookie = (name: string): string | undefined => {
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
};

const attributes = () => `; Path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;

/** Writes a cookie for this host; `days` undefined ends it with the browser. */
export const writeCookie = (name: string, value: string, days?: number): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}${attributes()}${days === undefined ? '' : `; Max-Age=${days * 86_400}`}`;
};

export const removeCookie = (name: string): void => {
  document.cookie = `${name}=${attributes()}; Max-Age=0`;
};
