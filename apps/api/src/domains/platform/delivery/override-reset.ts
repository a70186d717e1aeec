/** What a page's address can end in this browser: `?override=off`, `?try=off`. */
const parameters = ['override', 'try'] as const;

/** The parts that a page's address asks to end. */
export const resetsIn = (query: Readonly<Record<string, unknown>>): readonly (typeof parameters)[number][] =>
  parameters.filter((parameter) => [query[parameter]].flat().includes('off'));

/** The same address of this console without them. One that begins like another host's is made a path: an answer must lead nowhere else. */
export const withoutReset = (address: string): string => {
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(address) ?? [];
  const rest = query
    .split('&')
    .filter((pair) => {
      const read = new URLSearchParams(pair);
      return pair !== '' && !parameters.some((parameter) => read.get(parameter) === 'off');
    })
    .join('&');
  return `/${path.replace(/^[/\\]+/, '')}${rest ? `?${rest}` : ''}`;
};
