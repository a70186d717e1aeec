import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { shortcuts } from '../shortcuts/shortcuts';
import * as texts from '../texts/chart';
import type { ChartPoint } from './chart-point';
import { ChartTable } from './ChartTable';
import { LineMarks } from './LineMarks';
import { pointAt, pointByKey } from './point-by-key';
import './line-chart.css';

interface Props {
  /** 'Net sales per day, INR'. */
  readonly label: string;
  /** The heads of the table for screen readers; the third one names the period before. */
  readonly heads: readonly [string, string, string];
  readonly points: readonly ChartPoint[];
  /** The last point is not over: the line to it is open. */
  readonly isOpen: boolean;
  /** The text of a round number at the axis: '₹160k'. */
  readonly axisText: (value: number) => string;
  /** The key of the chosen point. */
  readonly chosen: string | undefined;
  readonly onChoose: (key: string | undefined) => void;
  /** Opens the rows of the chosen point. */
  readonly onOpen?: ((key: string) => void) | undefined;
}

const moves = { 'ArrowLeft ArrowRight': texts.movesByPoint, 'Home End': texts.goesToEnd };
const keysOf = (opens: boolean) => shortcuts(opens ? { ...moves, Enter: texts.opensPoint } : moves);

/** A line of values over time, with the period before as a dashed one. Pointer and keys share one chosen point. */
export function LineChart(props: Props): ReactNode {
  const { label, heads, points, isOpen, axisText, chosen, onChoose, onOpen } = props;
  const [pointed, setPointed] = useState<number>();
  const [isMoved, setMoved] = useState(false);
  const found = points.findIndex(({ key }) => key === chosen);
  const at = found === -1 ? undefined : found;
  const point = at === undefined ? undefined : points[at];
  const hasBefore = points.some(({ before }) => before !== undefined);

  const nearest = ({ clientX, currentTarget }: PointerEvent): number | undefined => {
    const plot = currentTarget.querySelector('svg')?.getBoundingClientRect();
    return plot && plot.width > 0 ? pointAt((clientX - plot.left) / plot.width, points.length) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pointByKey(event.key, at, points.length);
    if (next !== undefined) {
      event.preventDefault();
      setMoved(true);
      onChoose(points[next]?.key);
    } else if (point && event.key === 'Enter') onOpen?.(point.key);
    else if (point && event.key === 'Escape') {
      event.stopPropagation();
      setMoved(false);
      onChoose(undefined);
    }
  };
  return (
    <div className="line-chart">
      <div
        className="line-chart-field"
        role="img"
        aria-label={label}
        tabIndex={0}
        {...keysOf(onOpen !== undefined)}
        onKeyDown={onKeyDown}
        onPointerMove={(event) => setPointed(nearest(event))}
        onPointerLeave={() => setPointed(undefined)}
        onPointerUp={(event) => {
          const index = nearest(event);
          if (index !== undefined) onChoose(points[index]?.key);
        }}
      >
        <LineMarks points={points} isOpen={isOpen} axisText={axisText} shown={pointed ?? at} before={heads[2]} />
      </div>
      <p role="status" className="visually-hidden">
        {isMoved && point && texts.pointText(point.name, point.text, heads[2], point.before?.text)}
      </p>
      <ChartTable
        caption={label}
        heads={hasBefore ? heads : heads.slice(0, 2)}
        rows={points.map(({ name, text, before }) => [
          name,
          text,
          ...(hasBefore ? [before?.text ?? texts.nothing] : []),
        ])}
      />
    </div>
  );
}
