import type { moneyByHandCalls } from '@lectern/contract/commerce';
import type { Handlers } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { confirmMoney } from './confirm-money';
import { addressOfProof, uploadProof } from './proof';
import { recordMoney } from './record-money';

/** Money by bank, UPI or cash: one person records it, another one confirms it. */
export const moneyByHandHandlers = (
  services: Pick<Services, 'keys' | 'publicUrl' | 'store'>,
): Handlers<typeof moneyByHandCalls> => ({
  record: recordMoney,
  confirm: confirmMoney(services),
  upload: uploadProof(services),
  proof: addressOfProof(services),
});
