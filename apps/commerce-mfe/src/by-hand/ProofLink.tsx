import type { ReactNode } from 'react';
import { send } from '@lectern/api-client';
import { moneyByHandCalls, type PaymentDetail } from '@lectern/contract/commerce';
import { useAction } from '@lectern/ui-kit';
import { saveAddress } from '@lectern/ui-kit/list';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/money-by-hand';

const nothing = [] as const;

interface Props {
  readonly payment: Pick<PaymentDetail['payment'], 'id' | 'proof'>;
}

/** The proof of money by hand by its name: a picture opens in a new tab, a PDF is saved. Its address is asked for on demand. */
export function ProofLink({ payment: { id, proof } }: Props): ReactNode {
  const attempt = useAction(nothing);
  if (!proof) return null;
  const { name, mime } = proof;
  const isPicture = mime.startsWith('image/');
  const open = async (): Promise<void> => {
    // A browser opens no tab after an answer, only at the press itself.
    const tab = isPicture ? window.open('', '_blank') : null;
    if (tab) tab.opener = null;
    try {
      const { url } = await send(moneyByHandCalls.proof, { id });
      if (tab) tab.location.replace(url);
      else saveAddress(url, name);
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return (
    <Button
      size="small"
      variant="text"
      aria-label={isPicture ? texts.openProof(name) : texts.saveProof(name)}
      onClick={() => void attempt(open)}
    >
      {name}
    </Button>
  );
}
