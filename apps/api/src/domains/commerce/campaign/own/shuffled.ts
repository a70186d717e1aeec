/** An order that depends on the seed, so that neighbours in a classroom have different questions before them. */
export const shuffled = <Item extends { readonly id: number }>(items: readonly Item[], seed: number): Item[] => {
  const weight = (id: number): number => (Math.imul((id ^ seed) + 0x9e3779b9, 0x85ebca6b) >>> 0) % 1_000_003;
  return [...items].sort((a, b) => weight(a.id) - weight(b.id) || a.id - b.id);
};
