import { PageHeader, notify } from '@lectern/ui-kit';
import { Button } from '@lectern/ui-kit/mui';
import { useState } from 'react';
import { Languages } from './Languages';
import './board.css';

/** The route's screen: the shell gives it no props. */
export default function Board() {
  const [notices, setNotices] = useState(['Lessons begin at nine on Monday.']);
  const add = () => {
    setNotices([...notices, `Notice ${notices.length + 1}`]);
    notify('success', 'The notice is on the board.');
  };
  return (
    <>
      <PageHeader
        title="Noticeboard"
        primary={
          <Button variant="contained" onClick={add}>
            Pin a notice
          </Button>
        }
      />
      <Languages />
      <ul className="notices">
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    </>
  );
}
