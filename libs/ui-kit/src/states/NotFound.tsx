import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import * as texts from '../texts/not-found';
import { Place } from './Place';

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <Place
      icon="search-x"
      title={texts.notFound}
      actions={
        <Button variant="contained" component={Link} to="/">
          {texts.backToHome}
        </Button>
      }
    >
      <p>{texts.leadsNowhere}</p>
    </Place>
  );
}
