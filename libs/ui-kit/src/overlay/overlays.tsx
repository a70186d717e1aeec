import type { ComponentType, ReactNode } from 'react';
import { useLate } from '../kit/late';
import { overlayCode } from './overlay-code';
import type * as parts from './parts';

type Parts = typeof parts;

/** MUI's part of this name, whose code comes late. What is closed shows nothing and asks for nothing. */
const overlay = <Name extends keyof Parts>(name: Name): Parts[Name] => {
  function Overlay(props: { readonly open?: boolean }): ReactNode {
    const Part = useLate(overlayCode, props.open !== false)?.[name] as ComponentType<object> | undefined;
    return Part ? <Part {...props} /> : null;
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
