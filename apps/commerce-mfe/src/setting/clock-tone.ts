/** Seconds from which a difference of the clocks is a warning, and a danger. More than 300 are refused. */
const tones = { warning: 60, danger: 240 } as const;

/** The tone of a difference of the clocks, in either direction; undefined for a small one. */
export const clockTone = (skewSeconds: number): keyof typeof tones | undefined => {
  const seconds = Math.abs(skewSeconds);
  if (seconds >= tones.danger) return 'danger';
  return seconds >= tones.warning ? 'warning' : undefined;
};
