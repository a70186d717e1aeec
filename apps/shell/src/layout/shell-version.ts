/** The version of the running shell, which the server writes into the page; empty where the page does not tell it. */
export const shellVersion = (): string => document.querySelector<HTMLMetaElement>('meta[name="shell-version"]')?.content ?? '';
