import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import type { Schema } from 'yup';
import { useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { ReasonDialog } from '@lectern/ui-kit/detail';
import type { RecordRow } from '@lectern/ui-kit/records';
import * as texts from '../texts/status';

/** One way that a status can go, in words. */
export interface Move {
  readonly to: string;
  /** The entry of the menu, and the button of the question. */
  readonly verb: string;
  /** After it is done. */
  readonly done: string;
  /** Asked for a reason, with this consequence. */
  readonly asks?: string;
  readonly danger?: boolean;
  readonly disabledReason?: string | undefined;
}

type Change = { readonly id: number; readonly version: number; readonly status: string; readonly reason?: string };
type Changed = Parameters<typeof useAction>[0];

interface Options<Row> {
  /** Takes a status, and a reason where one is asked for. */
  readonly call: Call;
  readonly changed: Changed;
  readonly nameOf: (row: Row) => string;
  /** Where a row may go from here, by what the person may do. */
  readonly movesOf: (row: Row) => readonly Move[];
}

/** The ways of a status as entries of a row's menu, and the question for a reason that some of them ask. */
export const useStatusMoves = <Row extends Pick<RecordRow, 'id' | 'version'>>({
  call,
  changed,
  nameOf,
  movesOf,
}: Options<Row>) => {
  const [asking, setAsking] = useState<{ readonly row: Row; readonly move: Move }>();
  const { mutateAsync: change } = useCall(call as Call<Schema<Change>>);
  const { mutateAsync: changeWithReason } = useCall(call as Call<Schema<Change>>, { handled: [400, 409] });
  const attempt = useAction(changed);
  const saved = useSaved(changed);
  const actionsOf = (row: Row): readonly RowAction[] =>
    movesOf(row).map((move) => ({
      label: move.asks === undefined ? move.verb : texts.asking(move.verb),
      danger: move.danger,
      disabledReason: move.disabledReason,
      onSelect: () => {
        if (move.asks !== undefined) return setAsking({ row, move });
        const { id, version } = row;
        void attempt(() => change({ id, version, status: move.to }), { successText: move.done });
      },
    }));
  const dialog: ReactNode = asking && (
    <ReasonDialog
      title={texts.question(asking.move.verb, nameOf(asking.row))}
      verb={asking.move.verb}
      danger={asking.move.danger ?? false}
      send={(reason) =>
        changeWithReason({ id: asking.row.id, version: asking.row.version, status: asking.move.to, reason })
      }
      onDone={() => void saved(asking.move.done)}
      onClose={() => setAsking(undefined)}
    >
      {asking.move.asks}
    </ReasonDialog>
  );
  return { actionsOf, dialog };
};
