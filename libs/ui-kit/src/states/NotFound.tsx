import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Place } from './Place';

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  return (
    <Place
      icon="search-x"
      title="Page Not Found"
      actions={
        <Button variant="contained" component={Link} to="/">
          Back To Home
        </Button>
      }
    >
      <p>The address leads to no screen of this console.</p>
    </Place>
  );
}
