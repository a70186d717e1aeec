import type { PointerEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import { useTip } from '../kit/use-tip';
import * as texts from '../texts/order';

interface Props {
  readonly name: string;
  /** Why it does not work, or ''. */
  readonly disabledReason: string;
  readonly onGrip: (event: PointerEvent<HTMLElement>) => void;
}

/** What a row is dragged by; by keyboard it is moved from the row itself. */
export function OrderGrip({ name, disabledReason, onGrip }: Props): ReactNode {
  const { tip, tipProps } = useTip(disabledReason || texts.dragToMove);
  return (
    <>
      <button
        type="button"
        className="order-icon order-grip"
        tabIndex={-1}
        aria-label={texts.moveOf(name)}
        aria-disabled={disabledReason ? true : undefined}
        {...tipProps}
        onPointerDown={(event) => {
          tipProps.onPointerDown();
          if (!disabledReason) onGrip(event);
        }}
      >
        <Icon name="grip-vertical" />
      </button>
      {tip}
    </>
  );
}
