import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { mayOpen, useSession } from '@lectern/auth';
import type { Call } from '@lectern/contract/call';
import type { Flow } from '@lectern/contract/flow';
import { ConfirmDialog, notify, useAction, useSaved, type RowAction } from '@lectern/ui-kit';
import { lazyWithRetry } from '@lectern/ui-kit/lazy-with-retry';
import type { ObjectSchema, ObjectShape, Schema } from 'yup';
import * as texts from '../texts/flow';
import { isQuestion, transitionsOf, type Offered } from './transitions';

const AskReason = lazyWithRetry(() => import(/* webpackChunkName: "ask-reason" */ './AskReason'));

/** A transition in a row's menu; a screen may choose among them by their status. */
export type StatusAction = RowAction & { readonly status: string };

/** A record with a flow, or what else has one: a proposal of a job. */
interface Flowing<Row> {
  /** `changeStatus` takes the status as `status` or `to`, and a reason where a transition asks for one. */
  readonly calls: { readonly changeStatus?: Call };
  readonly flow?: Flow<string, Row>;
  readonly changed: Parameters<typeof useAction>[0];
  readonly nameOf: (row: Row) => string;
}
interface Flown {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly deletedAt?: string | null;
}

/** Transitions of a row as entries of its menu, by flow and rights, with the question that some ask first. */
export const useTransitions = <Row extends Flown>({ calls, flow, changed, nameOf }: Flowing<Row>) => {
  const call = calls.changeStatus;
  if (!call || !flow) throw new Error('transitions need a flow and the call that changes the status');
  const { rights } = useSession();
  const [pending, setPending] = useState<{ readonly row: Row; readonly offered: Offered }>();
  const { mutateAsync, isPending } = useCall(call as Call<Schema<object>>, { handled: [400, 409] });
  const attempt = useAction(changed);
  const saved = useSaved(changed);
  const close = (): void => setPending(undefined);

  const property = 'to' in (call.request as ObjectSchema<ObjectShape>).fields ? 'to' : 'status';
  const change = ({ id, version }: Row, { to }: Offered, more?: { readonly reason: string }) =>
    mutateAsync({ id, version, [property]: to, ...more });
  const make = async (row: Row, transition: Offered): Promise<void> => {
    await attempt(() => change(row, transition), {
      successText: transition.done,
      onFailure: ({ message }) => notify('error', message),
    });
    close();
  };
  const actionsOf = (row: Row): readonly StatusAction[] =>
    (mayOpen(call.access, rights) ? transitionsOf(flow, row, rights) : []).map((offered) => {
      const { to, verb, danger, disabledReason } = offered;
      const asks = isQuestion(offered);
      return {
        status: to,
        label: asks ? texts.withQuestion(verb) : verb,
        ...(danger && { danger }),
        ...(disabledReason !== undefined && { disabledReason }),
        onSelect: () => (asks ? setPending({ row, offered }) : void make(row, offered)),
      };
    });

  const questionOf = (row: Row, offered: Offered): ReactNode => {
    const { verb, danger = false, means, reason } = offered;
    const shown = { title: texts.question(verb, nameOf(row)), verb, danger };
    if (reason === undefined)
      return (
        <ConfirmDialog open {...shown} busy={isPending} onConfirm={() => void make(row, offered)} onCancel={close}>
          <p>{means}</p>
        </ConfirmDialog>
      );
    return (
      <AskReason
        {...shown}
        send={(given) => change(row, offered, { reason: given })}
        onDone={() => void saved(offered.done)}
        onClose={close}
      >
        {means}
      </AskReason>
    );
  };
  return { actionsOf, question: pending && questionOf(pending.row, pending.offered), busy: isPending };
};
