interface Element {
  readonly type: string;
  readonly text?: string;
}

/** The words of a diagram in the order in which they were drawn, for those who don't see it. */
export const labelsOf = (elements: readonly Element[]): string =>
  elements
    .flatMap(({ type, text }) => (type === 'text' && text ? [text.replace(/\s+/g, ' ').trim()] : []))
    .filter(Boolean)
    .join(', ');
