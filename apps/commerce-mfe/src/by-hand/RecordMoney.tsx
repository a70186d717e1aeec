import { useState, type ReactNode } from 'react';
import { useMay } from '@lectern/auth';
import { moneyByHandCalls, type PaylinkDetail } from '@lectern/contract/commerce';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/money-by-hand';
import { LateRecordDialog } from './late-record-dialog';
import { takesMoney } from './takes-money';

/** The button that records money by hand for an open link; nothing for those who may not. */
export function RecordMoney({ link }: { readonly link: PaylinkDetail }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const may = useMay(moneyByHandCalls.record.access);
  return (
    <>
      {may && takesMoney(link) && (
        <Button className="paylink-invoice" onClick={() => setOpen(true)}>
          {texts.record}
        </Button>
      )}
      {isOpen && <LateRecordDialog link={link} zone={link.zone} onClose={() => setOpen(false)} />}
    </>
  );
}
