import { useState, type ReactNode } from 'react';
import { useCall } from '@lectern/api-client/hooks';
import { priceRateCalls, type RatedCurrency } from '@lectern/contract/platform/price-rate';
import { ConfirmDialog, useAction } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import * as texts from '../texts/setting-currencies';

const changed = [priceRateCalls.current];

/** Takes a currency out of use after a question, or back. */
export function CurrencySwitch({ currency }: { readonly currency: RatedCurrency }): ReactNode {
  const { code, name, version, active } = currency;
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync: save, isPending } = useCall(priceRateCalls.switch);
  const act = useAction(changed);
  const change = async (): Promise<void> => {
    await act(() => save({ code, version, active: !active }), {
      successText: active ? texts.takenOut : texts.usedAgain,
    });
    setOpen(false);
  };
  return (
    <>
      <Button disabled={isPending} onClick={() => (active ? setOpen(true) : void change())}>
        {active ? texts.takeOut : texts.useAgain}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          danger
          title={texts.takeOutTitle(name)}
          verb={texts.takeOutVerb}
          busy={isPending}
          onConfirm={() => void change()}
          onCancel={() => setOpen(false)}
        >
          {texts.takeOutMeans}
        </ConfirmDialog>
      )}
    </>
  );
}
