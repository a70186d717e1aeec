import { createRoot } from 'react-dom/client';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StudentRow } from '@lectern/contract/people';

/** The page of the list as its answer has it. */
interface Answer {
  readonly result: { readonly items: readonly StudentRow[] };
}

const heads = ['Name', 'E-mail', 'Mobile', 'Country', 'Lead status', 'Status', 'Created'];
const deviceId = /(?:^|; )device-id=([^;]+)/.exec(document.cookie)?.[1] ?? '';

/** What `/student` lists, read from the same server: the columns that it shows, its boxes and the buttons of its menus. */
const answer = await fetch('/api/student/list?page=1&limit=25&sort=-createdAt', { headers: { 'device-id': deviceId } });
const { result } = (await answer.json()) as Answer;

// A table as anybody would write it with MUI's parts, and nothing of ours around it.
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox size="small" slotProps={{ input: { 'aria-label': 'Select all' } }} />
        </TableCell>
        {heads.map((head) => (
          <TableCell key={head}>{head}</TableCell>
        ))}
        <TableCell>Actions</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {result.items.map((row) => (
        <TableRow key={row.id} data-row={row.id}>
          <TableCell padding="checkbox">
            <Checkbox size="small" slotProps={{ input: { 'aria-label': `Select ${row.name}` } }} />
          </TableCell>
          <TableCell>
            <Link href={`/student/${row.id}`}>{row.name}</Link>
          </TableCell>
          <TableCell>{row.email}</TableCell>
          <TableCell>{row.mobile}</TableCell>
          <TableCell>{row.countryName}</TableCell>
          <TableCell>{row.leadState}</TableCell>
          <TableCell>{row.status}</TableCell>
          <TableCell>{row.createdAt}</TableCell>
          <TableCell>
            <IconButton size="small" aria-label={`Actions for ${row.name}`}>
              <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 12h1m6 0h1m6 0h1" stroke="currentColor" />
              </svg>
            </IconButton>
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>,
);
