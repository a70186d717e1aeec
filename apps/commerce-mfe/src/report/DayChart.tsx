import type { ComponentProps, ReactNode } from 'react';
import { LineChart, shortForm } from '@lectern/ui-kit/line-chart';

interface Props extends Omit<ComponentProps<typeof LineChart>, 'axisText'> {
  readonly sign: string;
}

/** The chart of a report; a file of its own, since its library is fetched late. */
export default function DayChart({ sign, ...chart }: Props): ReactNode {
  return <LineChart {...chart} axisText={(value) => shortForm(value, sign)} />;
}
