import { useState, type ComponentType, type ReactNode } from 'react';
import { useLate } from '../kit/late';
import { overlayCode } from './overlay-code';
import type * as parts from './parts';

type Parts = typeof parts;

/** MUI's part of this name, whose code comes late. Until it is first opened it is not there at all: a list has one for each row. */
const overlay = <Name extends keyof Parts>(name: Name): Parts[Name] => {
  function Overlay(props: { readonly open?: boolean }): ReactNode {
    const isOpen = props.open !== false;
    const [isUsed, setUsed] = useState(isOpen);
    if (isOpen && !isUsed) setUsed(true);
    const Part = useLate(overlayCode, isOpen)?.[name] as ComponentType<object> | undefined;
    return Part && isUsed ? <Part {...props} /> : null;
  }
  return Overlay as unknown as Parts[Name];
};

export const Dialog = overlay('Dialog');
export const DialogActions = overlay('DialogActions');
export const DialogContent = overlay('DialogContent');
export const DialogTitle = overlay('DialogTitle');
export const Drawer = overlay('Drawer');
export const Menu = overlay('Menu');
export const MenuItem = overlay('MenuItem');
export const Popover = overlay('Popover');
