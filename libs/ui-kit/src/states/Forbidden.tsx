import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { messages } from '@lectern/contract/messages';
import { rightLabels } from '@lectern/contract/right-labels';
import * as texts from '../texts/forbidden';
import { StatusPage } from './StatusPage';

interface Props {
  /** The screen's title: what could not be opened. */
  readonly title: string;
  /** The rights of which any one would open it. */
  readonly missing: readonly string[];
  /** The person's role, by name. */
  readonly role: string;
}

/** In the place of a screen that the person may not open: the missing right, the role, who can give it. */
export function Forbidden({ title, missing, role }: Props): ReactNode {
  return (
    <StatusPage
      icon="lock"
      title={messages.notAllowed}
      actions={
        <Button component={Link} to="/">
          {texts.backToHome}
        </Button>
      }
    >
      <p>{texts.needsRight(title, <b>{rightLabels(missing)}</b>, <b>{role}</b>)}</p>
      <p>{texts.whoGivesIt}</p>
    </StatusPage>
  );
}
