import type { ReactNode } from 'react';
import { heightOf } from './scale';
import './chart.css';

/** A part of the width or height of a chart as SVG reads it: '12.5%'. */
export const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

interface Props {
  /** From the highest to the lowest. */
  readonly lines: readonly number[];
  /** The text of a line: '₹160k'. */
  readonly axisText: (value: number) => string;
  /** The texts below. Each has its place in the width, 0 to 1; the outer ones end at the edges. */
  readonly labels: readonly { readonly at: number; readonly text: string }[];
  readonly children: ReactNode;
}

/** Axis, grid and days of a chart, around its marks. Screen readers skip it and read its table. */
export function ChartFrame({ lines, axisText, labels, children }: Props): ReactNode {
  return (
    <div className="chart-frame" aria-hidden>
      <div className="chart-scale">
        {lines.map((line) => (
          <span key={line}>{axisText(line)}</span>
        ))}
      </div>
      <svg width="100%" height="100%">
        {lines.map((line) => {
          const y = percent(1 - heightOf(line, lines));
          return <line key={line} className="chart-line" x1="0" x2="100%" y1={y} y2={y} />;
        })}
        {labels.map(({ at, text }, index) => (
          <text
            key={at}
            x={percent(index === 0 ? 0 : index === labels.length - 1 ? 1 : at)}
            y="100%"
            dy="18"
            textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
          >
            {text}
          </text>
        ))}
        {children}
      </svg>
    </div>
  );
}
