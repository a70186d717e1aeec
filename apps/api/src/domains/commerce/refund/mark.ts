/** Our mark, which a provider keeps with a refund. The refund is asked for under it as its key. */
export const markOf = (refundId: number): string => `refund:${refundId}`;

/** The refund of a mark; null for none, and for a mark of somebody else. */
export const idOfMark = (mark: string | undefined): number | null =>
  Number(/^refund:(\d{1,15})$/.exec(mark ?? '')?.[1]) || null;
