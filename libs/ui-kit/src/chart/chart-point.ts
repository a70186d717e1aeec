/** A value with its full text: '₹203,659.00'. */
export interface ChartValue {
  readonly value: number;
  readonly text: string;
}

export interface ChartPoint extends ChartValue {
  readonly key: string;
  /** Below the chart: '15 Nov'. */
  readonly label: string;
  /** In full: 'Sun 15 Nov, today, so far'. */
  readonly name: string;
  /** The same point of the period before. */
  readonly before?: ChartValue | undefined;
}
