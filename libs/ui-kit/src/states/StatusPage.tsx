import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** What, why and what next, in one or two sentences. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that holds one message: left-aligned, 512 px, its title is the page's h1. */
export function StatusPage({ icon, title, children, actions }: Props): ReactNode {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 1.5,
        width: '100%',
        maxWidth: 512,
        mx: 'auto',
        px: { xs: 0, sm: 6 },
        pt: { xs: 6, sm: 24 },
        pb: 16,
        overflowWrap: 'anywhere',
        '& > svg': { color: 'lectern.text3', mb: 1.5 },
        '& p': { color: 'text.secondary' },
      }}
    >
      <Icon name={icon} size={24} />
      <Typography component="h1" variant="h2" tabIndex={-1}>
        {title}
      </Typography>
      {children}
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2.5 }}>{actions}</Box>}
    </Box>
  );
}
