import { useRef, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { PopoverActions } from '@mui/material/Popover';
import { Icon } from '../icons/Icon';
import { Popover } from '../overlay/overlays';
import { PanelBody, PanelFoot } from '../panel/parts';
import { SidePanel } from '../panel/SidePanel';
import * as texts from '../texts/filter-place';
import { FilterSteps, type FilterStep } from './FilterSteps';
import { phone, useMedia } from './use-media';
import './filters.css';

/** "+ Filter" and what it opens: on a phone the whole screen, elsewhere a menu under the button. */
export function FilterPlace({ fields }: { readonly fields: readonly FilterStep[] }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<PopoverActions>(null);
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
          <PanelBody>
            <FilterSteps fields={fields} />
          </PanelBody>
          <PanelFoot>
            <Button variant="contained" onClick={close}>
              {texts.showList}
            </Button>
          </PanelFoot>
        </SidePanel>
      ) : (
        <Popover
          open={open}
          action={popover}
          anchorEl={() => button.current as HTMLButtonElement}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          slotProps={{ paper: { className: 'list-popover filter-menu', role: 'dialog', 'aria-label': texts.filter } }}
        >
          <FilterSteps fields={fields} onStep={() => popover.current?.updatePosition()} />
        </Popover>
      )}
    </>
  );
}
