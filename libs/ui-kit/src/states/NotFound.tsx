import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import * as texts from '../texts/not-found';
import { StatusPage } from './StatusPage';

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <StatusPage
      icon="search-x"
      title={texts.notFound}
      actions={
        <Button variant="contained" component={Link} to="/">
          {texts.backToHome}
        </Button>
      }
    >
      <p>{texts.leadsNowhere}</p>
    </StatusPage>
  );
}
