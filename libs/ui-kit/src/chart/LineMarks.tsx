import type { ReactNode } from 'react';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { ChartPoint } from './chart-point';
import { ChartFrame, percent } from './ChartFrame';
import { openEnd } from './open-end';
import { PointTip } from './PointTip';
import { labelsOf, linesOf } from './scale';

interface Props {
  readonly points: readonly ChartPoint[];
  /** The last point is not over: the line to it is open. */
  readonly isOpen: boolean;
  readonly axisText: (value: number) => string;
  /** The position of the point with shown values. */
  readonly shown: number | undefined;
  /** The name of the period before. */
  readonly before: string | undefined;
}

interface Dot {
  readonly x: number;
  readonly y: number;
}
const part = (value: number): string => percent(value / 100);

const Line = ({ dots, className = '' }: { readonly dots: readonly Dot[]; readonly className?: string }): ReactNode =>
  dots.length > 1 && <LinePath className={className} data={[...dots]} x={(dot) => dot.x} y={(dot) => dot.y} />;

/** The drawing of a line chart, in percent of its place: nothing is measured. */
export function LineMarks({ points, isOpen, axisText, shown, before }: Props): ReactNode {
  const lines = linesOf(points.flatMap((point) => [point.value, ...(point.before ? [point.before.value] : [])]));
  const x = scalePoint({ domain: [...points.keys()], range: [0, 100] });
  const y = scaleLinear({ domain: [lines.at(-1) ?? 0, lines[0] ?? 1], range: [100, 0] });
  const dotAt = (at: number, value: number): Dot => ({ x: x(at) ?? 0, y: y(value) });
  const dots = points.map(({ value }, at) => dotAt(at, value));
  const dotsBefore = points.flatMap((point, at) => (point.before ? [dotAt(at, point.before.value)] : []));
  const { closed, open } = openEnd(dots, isOpen);
  const end = isOpen || dots.length === 1 ? dots.at(-1) : undefined;
  const [point, dot] = shown === undefined ? [] : [points[shown], dots[shown]];
  return (
    <ChartFrame
      lines={lines}
      axisText={axisText}
      labels={labelsOf(points.length).map((at) => ({ at: (x(at) ?? 0) / 100, text: points[at]?.label ?? '' }))}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <Line className="is-before" dots={dotsBefore} />
        <Line dots={closed} />
        <Line className="is-open" dots={open} />
      </svg>
      {end && <circle className={isOpen ? 'is-open' : undefined} cx={part(end.x)} cy={part(end.y)} r="3.5" />}
      {point && dot && <PointTip point={point} x={dot.x / 100} y={dot.y / 100} before={before} />}
    </ChartFrame>
  );
}
