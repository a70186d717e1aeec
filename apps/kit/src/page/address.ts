/** One address for each part and state. */
export interface StoryAddress {
  readonly part: string;
  readonly state: string;
  readonly theme: 'light' | 'dark';
}

/** What the address names; without a part the table of contents. */
export const placeOf = (search: string): StoryAddress | undefined => {
  const params = new URLSearchParams(search);
  const [part, state] = [params.get('part'), params.get('state')];
  return part && state ? { part, state, theme: params.get('theme') === 'dark' ? 'dark' : 'light' } : undefined;
};

export const addressOf = ({ part, state, theme }: StoryAddress): string =>
  `/?${new URLSearchParams({ part, state, ...(theme === 'dark' && { theme }) })}`;
