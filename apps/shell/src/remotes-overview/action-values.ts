import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { remotesCalls } from '@lectern/contract/platform/remotes';
import { object, type Schema } from 'yup';
import type { ActionName } from './actions';

/** The fields of an action's dialog. `text` is the reason, or the message to staff. */
export interface ActionValues {
  readonly percent: string;
  readonly roles: readonly number[];
  readonly text: string;
}

const { canary, disable, enable, promote, rollback, withdraw } = remotesCalls;

/** The rules are those of the calls. */
export const schemas: Readonly<Record<ActionName, Schema>> = {
  promote: object({ text: promote.request.fields.reason }),
  canary: object({
    percent: canary.request.fields.percent,
    roles: canary.request.fields.roles,
    text: canary.request.fields.reason,
  }),
  'end canary': object({ text: rollback.request.fields.reason }),
  'roll back': object({ text: rollback.request.fields.reason }),
  disable: object({ text: disable.request.fields.message }),
  enable: object({ text: enable.request.fields.reason }),
  withdraw: object({ text: withdraw.request.fields.reason }),
  unregister: object({ text: remoteKeyCalls.unregister.request.fields.reason }),
};

/** What the form calls a property of the calls. */
export const fieldOf = (property: string): string =>
  property === 'reason' || property === 'message' ? 'text' : property;
