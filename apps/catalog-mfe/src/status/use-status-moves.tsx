import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import type { Call } from '@lectern/contract/call';
import type { Schema } from 'yup';
import { ConfirmDialog, notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
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
  /** Asked for a reason first, with this consequence. */
  readonly asks?: string | undefined;
  /** Asked first whether to go on, with this consequence. */
  readonly confirms?: string | undefined;
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

const isQuestion = ({ asks, confirms }: Move): boolean => asks !== undefined || confirms !== undefined;

/** The ways of a status as entries of a row's menu, and the question that some of them ask first. */
export const useStatusMoves = <Row extends Pick<RecordRow, 'id' | 'version'>>({
  call,
  changed,
  nameOf,
  movesOf,
}: Options<Row>) => {
  const [pending, setPending] = useState<{ readonly row: Row; readonly move: Move }>();
  const { mutateAsync: change, isPending } = useCall(call as Call<Schema<Change>>, { handled: [400, 409] });
  const attempt = useAction(changed);
  const saved = useSaved(changed);
  const close = (): void => setPending(undefined);

  const take = async ({ id, version }: Row, { to, done }: Move): Promise<void> => {
    await attempt(() => change({ id, version, status: to }), {
      successText: done,
      onFailure: ({ message }) => notify('error', message),
    });
    close();
  };
  const actionsOf = (row: Row): readonly RowAction[] =>
    movesOf(row).map((move) => ({
      label: isQuestion(move) ? texts.withQuestion(move.verb) : move.verb,
      danger: move.danger,
      disabledReason: move.disabledReason,
      onSelect: () => (isQuestion(move) ? setPending({ row, move }) : void take(row, move)),
    }));

  const dialogOf = (row: Row, move: Move): ReactNode => {
    const { verb, danger = false } = move;
    const shown = { title: texts.question(verb, nameOf(row)), verb, danger };
    if (move.asks === undefined)
      return (
        <ConfirmDialog open {...shown} busy={isPending} onConfirm={() => void take(row, move)} onCancel={close}>
          <p>{move.confirms}</p>
        </ConfirmDialog>
      );
    const { id, version } = row;
    return (
      <ReasonDialog
        {...shown}
        send={(reason) => change({ id, version, status: move.to, reason })}
        onDone={() => void saved(move.done)}
        onClose={close}
      >
        {move.asks}
      </ReasonDialog>
    );
  };
  return { actionsOf, dialog: pending && dialogOf(pending.row, pending.move), busy: isPending };
};
