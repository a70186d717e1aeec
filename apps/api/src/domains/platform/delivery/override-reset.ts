const parameter = 'override';

/** Whether a page's address asks to end the override of this browser: `?override=off`. */
export const asksForReset = (query: Readonly<Record<string, unknown>>): boolean =>
  [query[parameter]].flat().includes('off');

/** The same address of this console without it. One that begins like another host's is made a path: an answer must lead nowhere else. */
export const withoutReset = (address: string): string => {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? [];
  const rest = query
    .split('&')
    .filter((pair) => pair !== '' && new URLSearchParams(pair).get(parameter) !== 'off')
    .join('&');
  return `/${path.replace(/^[/\\]+/, '')}${rest ? `?${rest}` : ''}`;
};
