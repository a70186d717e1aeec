const forms = [
  { size: 1e9, letter: 'bn' },
  { size: 1e6, letter: 'm' },
  { size: 1e3, letter: 'k' },
];

/** A number in short for the axis of a chart: '160k', '1.5m'. `sign` is in front of it, but not of zero: '₹160k', '−₹80k'. */
export const shortForm = (value: number, sign = ''): string => {
  if (value === 0) return '0';
  const positive = Math.abs(value);
  const form = forms.find(({ size }) => positive >= size);
  const text = (positive / (form?.size ?? 1)).toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return `${value < 0 ? '−' : ''}${sign}${text}${form?.letter ?? ''}`;
};
