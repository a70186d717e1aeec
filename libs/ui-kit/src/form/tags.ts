/** The tags with those of a typed text, which may hold several: one a line or after a comma. None appears twice, however it is spelled. */
export const withTags = (tags: readonly string[], text: string): string[] => {
  const added = text
    .split(/[\n,]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const known = new Map<string, string>();
  for (const tag of [...tags, ...added]) if (!known.has(tag.toLowerCase())) known.set(tag.toLowerCase(), tag);
  return [...known.values()];
};
