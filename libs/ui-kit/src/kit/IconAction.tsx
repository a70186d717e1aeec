import type { ReactNode } from 'react';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../icons/Icon';

interface Props extends Omit<IconButtonProps, 'children' | 'title' | 'aria-label'> {
  /** What it does, for who can't see it. */
  readonly label: string;
  /** Shown next to it; its label where that is short enough. */
  readonly tip?: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
}

/** A button that is an icon alone: it has a name and a tooltip. */
export function IconAction({ label, tip = label, icon, size, ...button }: Props): ReactNode {
  return (
    // What is disabled gets no pointer: its tooltip would stay open.
    <Tooltip title={button.disabled ? '' : tip}>
      <IconButton {...button} {...(size && { size })} aria-label={label}>
        <Icon name={icon} />
      </IconButton>
    </Tooltip>
  );
}
