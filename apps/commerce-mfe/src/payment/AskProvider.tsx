import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { paylinkCalls } from '@lectern/contract/commerce';
import { notify, useAction } from '@lectern/ui-kit';
import * as texts from '../texts/payment';
import { changed } from './changed';
import { RightButton } from './RightButton';

/** Asks the provider for the payments of a link, and says what came back. */
export function AskProvider({ linkId, provider }: { readonly linkId: number; readonly provider: string }): ReactNode {
  const [busy, setBusy] = useState(false);
  const { mutateAsync: verify } = useCall(paylinkCalls.verify);
  const attempt = useAction(changed);
  const ask = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      const { news } = await verify({ linkId });
      notify('success', news === 0 ? texts.nothingNew(provider) : texts.news(provider, news));
    });
    setBusy(false);
  };
  return (
    <RightButton right="paymentVerify" busy={busy} onClick={() => void ask()}>
      {texts.ask(provider)}
    </RightButton>
  );
}
