import type { ReactNode } from 'react';
import type { Right } from '@lectern/contract/rights';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { TagsField } from '../form/TagsField';
import { TextField } from '../form/TextField';
import { ListBody } from '../list/ListBody';
import { ListHead } from '../list/ListHead';
import { page, serverFixture, showScreens } from '../testing';
import { AddRecord, NoRecords } from './AddRecord';
import { fieldProps } from './define-record';
import { RecordPanel } from './RecordPanel';
import { book, bookColumns, bookOf, secondBook, type Book } from './test-book';
import { useRecords } from './use-records';

const initial = { shelfId: 2 };
const show = { shelfId: (id: number) => `no. ${id}` };

function BookListScreen(): ReactNode {
  const books = useRecords(book, { columns: bookColumns });
  return (
    <>
      <ListHead
        list={books.list}
        title={book.noun.many}
        mayRestore={books.may.remove}
        primary={<AddRecord records={books} />}
      />
      <ListBody
        list={books.list}
        empty={<NoRecords records={books}>{book.noun.many}</NoRecords>}
        actions={books.rowActions}
        bulk={books.bulkActions}
        toOf={books.toOf}
        currentKey={books.currentKey}
      />
      <RecordPanel
        records={books}
        initial={initial}
        show={show}
        onDeletion={({ status }) => status === 'lost' && 'It is lost already.'}
        actions={(row, saveWith) =>
          row && (
            <button type="button" onClick={() => saveWith({ status: 'lost' })}>
              {book.statuses['lost']}
            </button>
          )
        }
      >
        {(row) => (
          <>
            <TextField {...fieldProps(book, 'title')} autoFocus={!row} />
            <TextField {...fieldProps(book, 'shelfId')} />
            <TagsField {...fieldProps(book, 'tags')} />
          </>
        )}
      </RecordPanel>
    </>
  );
}

/** The screen before a real HTTP server that holds two books; called once in a test file. */
export const bookServer = () => {
  const store = { rows: [] as readonly Book[], uses: [] as readonly object[] };
  const fixture = serverFixture(store, (server) => {
    fixture.rows = [bookOf(), secondBook];
    fixture.uses = [];
    server.on('GET book/list', ({ query }) => page(query.get('deleted') ? [] : fixture.rows));
    server.on('GET book', ({ query }) => {
      const found = fixture.rows.find(({ id }) => id === Number(query.get('id')));
      return found
        ? { result: { book: found, uses: fixture.uses } }
        : { status: 404, failure: { message: 'Not found' } };
    });
  });
  return fixture;
};

export const renderBooks = (address = '', rights: readonly Right[] = ['skillList', 'skillEdit', 'skillDelete']) =>
  showScreens({ '/books': BookListScreen }, `/books${address}`, rights);

/** Chooses an action of a row's menu. */
export const choose = async (user: UserEvent, name: string, action: string): Promise<void> => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
