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
  const open = async (): Promise<void> => {
    const { url } = await send(moneyByHandCalls.proof, { id });
    if (mime.startsWith('image/')) window.open(url, '_blank', 'noopener');
    else saveAddress(url, name);
  };
  return (
    <Button size="small" variant="text" aria-label={texts.openProof(name)} onClick={() => void attempt(open)}>
      {name}
    </Button>
  );
}
