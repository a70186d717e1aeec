import { send } from '@lectern/api-client';
import { remoteKeyCalls } from '@lectern/contract/platform/remote-keys';
import { remotesCalls } from '@lectern/contract/platform/remotes';
import type { RemoteOverview } from '@lectern/contract/platform/remotes-overview';
import { typedNumber } from '@lectern/contract/typed-number';
import type { ActionValues } from './action-values';
import type { RemoteAction } from './actions';

const handled = [400, 409] as const;

/** Makes the call of an action, with what the person believed to be live and to be the canary: where that is another by now, it is refused. */
export const sendAction = (
  { is, version }: RemoteAction,
  { name, live, canary }: Pick<RemoteOverview, 'name' | 'live' | 'canary'>,
  { percent, roles, text }: ActionValues,
): Promise<unknown> => {
  const expected = live ?? '';
  const reason = text.trim() || undefined;
  switch (is) {
    case 'promote':
      return send(remotesCalls.promote, { name, version, expected, reason }, { handled });
    case 'canary':
      return send(
        remotesCalls.canary,
        { name, version, expected, percent: typedNumber(percent), roles: [...roles], reason },
        { handled },
      );
    case 'end canary':
    case 'roll back':
      return send(remotesCalls.rollback, { name, expected, canary: canary?.version ?? '', reason }, { handled });
    case 'disable':
      return send(remotesCalls.disable, { name, message: text.trim() }, { handled });
    case 'enable':
      return send(remotesCalls.enable, { name, reason }, { handled });
    case 'withdraw':
      return send(remotesCalls.withdraw, { name, version, reason: text.trim() }, { handled });
    case 'unregister':
      return send(remoteKeyCalls.unregister, { name, expected, reason: text.trim() }, { handled });
  }
};
