/** A change on the period before: its direction and its words. `new` is for figures that were nothing before. */
export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  readonly text: string;
}

/** The change of a figure; undefined without a comparison, and where both are nothing. A percentage never has infinity. */
export const changeOf = (now: number, before: number | null | undefined): Change | undefined => {
  if (before === null || before === undefined) return undefined;
  if (before === 0) return now === 0 ? undefined : { direction: now > 0 ? 'up' : 'down', text: 'new' };
  const percent = ((now - before) / Math.abs(before)) * 100;
  const text = `${Math.abs(percent).toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`;
  return { direction: text === '0.0%' ? 'same' : percent > 0 ? 'up' : 'down', text };
};
