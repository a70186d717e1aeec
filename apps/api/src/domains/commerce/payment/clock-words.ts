/** The difference of the clocks in words: 'Our clock is 6 min ahead'. Empty where there is none to speak of. */
export const clockWords = (skewSeconds: number | null): string => {
  if (skewSeconds === null || skewSeconds === 0) return '';
  const seconds = Math.abs(skewSeconds);
  const length = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `Our clock is ${length} ${skewSeconds > 0 ? 'ahead' : 'behind'}`;
};
