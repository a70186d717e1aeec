import { useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Icon } from '../icons/Icon';
import { Popover } from '../overlay/overlays';
import { PanelBody, PanelFoot } from '../panel/parts';
import { SidePanel } from '../panel/SidePanel';
import * as texts from '../texts/filter-place';
import { phone, useMedia } from './use-media';
import './filters.css';

/** "+ Filter" and what it opens: on a phone the whole screen, elsewhere a menu under the button. */
export function FilterPlace({ children }: { readonly children: ReactNode }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        ref={button}
        variant="text"
        startIcon={<Icon name="plus" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {texts.filter}
      </Button>
      {isPhone ? (
        <SidePanel open={open} title={texts.filter} onClose={close}>
          <PanelBody>{children}</PanelBody>
          <PanelFoot>
            <Button variant="contained" onClick={close}>
              {texts.showList}
            </Button>
          </PanelFoot>
        </SidePanel>
      ) : (
        <Popover
          open={open}
          anchorEl={() => button.current as HTMLButtonElement}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { className: 'filter-menu', role: 'dialog', 'aria-label': texts.filter } }}
        >
          {children}
        </Popover>
      )}
    </>
  );
}
