import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useSession } from '@lectern/auth';
import type { JobRow } from '@lectern/contract/platform/job';
import type { Right } from '@lectern/contract/rights';
import { needsRight } from '@lectern/contract/right-labels';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import { IconAction } from '../kit/IconAction';
import { lazyWithRetry } from '../kit/lazy-with-retry';
import { announce } from '../notices/live-region';
import * as texts from '../texts/bulk';
import type { BulkDialogProps } from './BulkDialog';
import { totalText } from './range';
import type { WorkedList } from './worked-list';
import { numberText } from './words';
import './job.css';

const BulkDialog = lazyWithRetry(() => import(/* webpackChunkName: "list-bulk" */ './BulkDialog')) as <Row>(
  props: BulkDialogProps<Row>,
) => ReactNode;

/** Something that can be done to many rows at once. */
export interface BulkAction {
  /** As the server knows it: 'student.delete'. */
  readonly action: string;
  /** The verb: 'Delete'. */
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  /** The right it needs; it is named to those without it. */
  readonly right?: Right;
  /** What it means, under the question. */
  readonly consequence?: string;
  /** What is sent with it in every case: the new status. */
  readonly args?: Readonly<Record<string, unknown>>;
  /** A value that the person gives for all of them: one of the options, or a text. */
  readonly asks?: {
    readonly name: string;
    readonly label: string;
    readonly options?: readonly { readonly value: string; readonly label: string }[];
  };
}

/** Something that the screen does itself with marked rows: two are merged. */
export interface MarkedAction {
  readonly label: string;
  readonly icon?: IconName;
  /** The number of rows that it takes, of no other; or the most of them. */
  readonly takes: number | { readonly atMost: number };
  readonly onSelect: (ids: readonly number[]) => void;
}

interface Props<Row> {
  readonly list: WorkedList<Row>;
  readonly actions: readonly (BulkAction | MarkedAction)[];
  readonly onStarted: (job: JobRow) => void;
}

/** Unmarks; the bar goes, so the focus returns to the rows. */
export const unmarkFrom = (place: Element, unmark: () => void): void => {
  place.closest('.list-frame')?.querySelector<HTMLElement>('tr[data-row][tabindex="0"], li[data-row] input')?.focus();
  unmark();
};

/** The reason against an action on the marked rows: a missing right, or more rows than it takes. */
const refusalOf = (
  action: BulkAction | MarkedAction,
  count: number,
  rights: ReadonlySet<Right>,
): string | undefined => {
  if (!('takes' in action)) return action.right && !rights.has(action.right) ? needsRight(action.right) : undefined;
  return typeof action.takes === 'object' && count > action.takes.atMost
    ? texts.atMost(numberText(action.takes.atMost))
    : undefined;
};
/** All that match are offered, unless each action is limited to marked rows. */
const takesAll = (actions: readonly (BulkAction | MarkedAction)[]): boolean =>
  actions.some((action) => !('takes' in action) || typeof action.takes === 'number');

/** What is marked and what can be done to it, between rows and pager; on a phone at the foot of the page. Esc unmarks. */
export function BulkBar<Row>({ list, actions, onStarted }: Props<Row>): ReactNode {
  const [openAction, setOpenAction] = useState<BulkAction>();
  const { rights } = useSession();
  const { marks, read, many } = list;
  const { ids, all, unmark, markAll } = marks;
  const total = read.data ? totalText(read.data.total, read.data.totalIsEstimate) : '';
  const isMore = read.data !== undefined && (read.data.totalIsEstimate || read.data.total > ids.length);
  const takeAll = (): void => {
    markAll();
    announce(texts.allAreSelected(total, many));
  };
  return (
    <div className="bulk-bar" role="region" aria-label={texts.selectedOf(many)}>
      <b>{all ? texts.allSelected(total) : texts.selected(numberText(ids.length))}</b>
      {!all && isMore && takesAll(actions) && (
        <button type="button" className="bulk-all" onClick={takeAll}>
          {texts.selectAll(total)}
        </button>
      )}
      <span className="bulk-actions">
        {actions.map((action) => {
          if ('takes' in action && typeof action.takes === 'number' && (all || ids.length !== action.takes))
            return null;
          const refused = refusalOf(action, ids.length, rights);
          const run = (): void => ('takes' in action ? action.onSelect(ids.map(Number)) : setOpenAction(action));
          return (
            <Tooltip key={action.label} describeChild title={refused ?? ''}>
              <Button
                variant="text"
                startIcon={action.icon && <Icon name={action.icon} />}
                aria-disabled={refused !== undefined}
                aria-description={refused}
                onClick={() => refused === undefined && run()}
              >
                {action.label}
              </Button>
            </Tooltip>
          );
        })}
      </span>
      <IconAction
        icon="x"
        label={texts.clear}
        tip={texts.clearByKey}
        onClick={(event) => unmarkFrom(event.currentTarget, unmark)}
      />
      {openAction && (
        <BulkDialog list={list} action={openAction} onStarted={onStarted} onClose={() => setOpenAction(undefined)} />
      )}
    </div>
  );
}
