import type { ReactNode } from 'react';
import type { ChartPoint } from './chart-point';
import { percent } from './ChartFrame';

interface Props {
  readonly point: ChartPoint;
  /** Its place in the chart, 0 to 1 from the upper left corner. */
  readonly x: number;
  readonly y: number;
  /** The name of the period before. */
  readonly before: string | undefined;
}

const size = { width: 240, height: 52, gap: 10 };

/** The chosen point of a chart: its line, its dot and its values, on the side that has more room. */
export function PointTip({ point: { label, text, before: earlier }, x, y, before }: Props): ReactNode {
  const isLeft = x > 0.5;
  return (
    <g className="chart-point">
      <line x1={percent(x)} x2={percent(x)} y1="0" y2="100%" />
      <circle cx={percent(x)} cy={percent(y)} r="4" />
      <svg x={percent(x)} y={percent(Math.min(0.85, Math.max(0.15, y)))}>
        <foreignObject
          x={isLeft ? -size.width - size.gap : size.gap}
          y={-size.height / 2}
          width={size.width}
          height={size.height}
        >
          <div className={isLeft ? 'chart-tip is-left' : 'chart-tip'}>
            <p>
              <b>{label}</b> {text}
              {earlier && (
                <small>
                  {before} {earlier.text}
                </small>
              )}
            </p>
          </div>
        </foreignObject>
      </svg>
    </g>
  );
}
