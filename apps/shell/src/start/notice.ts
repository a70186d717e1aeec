const key = 'lectern.notice';

/** Keeps one sentence for the page that comes next in this tab. */
export const keepNotice = (text: string): void => sessionStorage.setItem(key, text);

/** The kept sentence, once. */
export const takeNotice = (): string | undefined => {
  const text = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return text;
};
