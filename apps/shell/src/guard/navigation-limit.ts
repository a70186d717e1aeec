/** What becomes of one more navigation: it goes, is dropped, or is dropped and reported. */
export type Answer = 'go' | 'drop' | 'report';

/** So many navigations a second go on; the first beyond is reported. */
export const navigationLimit = () => {
  const seconds = new Map<string, { readonly second: number; readonly count: number }>();
  return (owner: string, most: number, now: number): Answer => {
    const second = Math.floor(now / 1000);
    const before = seconds.get(owner);
    const count = before?.second === second ? before.count + 1 : 1;
    seconds.set(owner, { second, count });
    return count <= most ? 'go' : count === most + 1 ? 'report' : 'drop';
  };
};
