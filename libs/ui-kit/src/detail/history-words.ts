import type { AuditRow } from '@lectern/contract/platform/audit';
import type { IconName } from '../icons/table';
import { timeText } from '../kit/dates';
import * as texts from '../texts/detail';

export interface HistoryAction {
  readonly icon: IconName;
  /** Follows the name of who acted. */
  readonly text: string;
}

/** The words for the history of one kind of record. */
export interface HistoryWords {
  /** 'skill', in 'changed the skill'. */
  readonly noun: string;
  /** Words for the special actions of the record. */
  readonly actions?: Readonly<Record<string, HistoryAction>>;
  /** The labels of the form; those of name, slug, status and description are known. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Words for values that are no words. */
  readonly show?: Readonly<Record<string, (value: string) => string>>;
}

const usual: Readonly<Record<string, readonly [icon: IconName, text: (noun: string) => string]>> = {
  create: ['plus', texts.added],
  add: ['plus', texts.added],
  update: ['pencil', texts.changed],
  changeStatus: ['refresh', texts.changedStatus],
  move: ['move', texts.moved],
  order: ['move', texts.moved],
  delete: ['trash', texts.deleted],
  restore: ['rotate-ccw', texts.restored],
  invite: ['mail', texts.invited],
  changeRole: ['lock', texts.changedRole],
  block: ['ban', texts.blocked],
  unblock: ['rotate-ccw', texts.unblocked],
  sendReset: ['mail', texts.sentLink],
  resendInvite: ['mail', texts.invitedAgain],
  reveal: ['lock', texts.revealed],
};

/** The action in words; an unknown action shows its own name. */
export const actionOf = (action: string, { noun, actions = {} }: HistoryWords): HistoryAction => {
  const known = actions[action];
  if (known) return known;
  const [icon, text] = usual[action.slice(action.indexOf('.') + 1)] ?? [];
  return icon && text ? { icon, text: text(noun) } : { icon: 'circle', text: texts.did(action) };
};

/** Who did it: 'Meera Nair', 'Meera Nair, as Aarav Sharma', or the system. */
export const actorOf = ({ actorName, impersonatorName }: Pick<AuditRow, 'actorName' | 'impersonatorName'>): string =>
  impersonatorName === null
    ? (actorName ?? texts.theSystem)
    : actorName
      ? texts.actedAs(impersonatorName, actorName)
      : impersonatorName;

/** One changed field as it is shown. */
export const changeText = (
  { field, before, after }: AuditRow['changes'][number],
  { fields = {}, show = {} }: HistoryWords,
): { readonly label: string; readonly before: string; readonly after: string } => {
  const showValue = show[field] ?? (field === 'deletedAt' ? timeText : (value: string) => value);
  const shown = (value: string): string => (value === '' ? '' : showValue(value));
  return { label: fields[field] ?? texts.fields[field] ?? field, before: shown(before), after: shown(after) };
};
