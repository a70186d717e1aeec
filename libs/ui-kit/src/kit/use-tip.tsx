import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import Tooltip from '@mui/material/Tooltip';

/** As long as the theme's other tooltips wait, in ms. */
const delay = 400;

/** The tooltip of a button that every row has: no row pays for MUI's part before the pointer or the keyboard has come to it. */
export const useTip = (text: string) => {
  const [button, setButton] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = (): void => {
    clearTimeout(timer.current);
    setButton(undefined);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const tip: ReactNode = button && (
    <Tooltip open title={text} onClose={hide} slotProps={{ popper: { anchorEl: button } }}>
      <span hidden />
    </Tooltip>
  );
  return {
    tip,
    tipProps: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        clearTimeout(timer.current);
        if (pointerType !== 'touch') timer.current = setTimeout(() => setButton(currentTarget), delay);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) setButton(currentTarget);
      },
      onBlur: hide,
    },
  };
};
