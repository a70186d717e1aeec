import { render, screen } from '@testing-library/react';
import { LostFiles } from './LostFiles';
import { remoteOf } from './testing';

test('files that the store has lost are named with their release and what brings them back [D5.3]', () => {
  render(<LostFiles remote={remoteOf({ lost: [{ version: '1.4.1', files: ['a.js', 'b.css'] }] })} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'catalog-mfe 1.4.1 has lost files: a.js, b.css. Publish the same build again to restore them.',
  );
});

test('of many files five are named [D5.3]', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  render(<LostFiles remote={remoteOf({ lost: [{ version: '1.4.1', files }] })} />);
  expect(screen.getByRole('status')).toHaveTextContent('a, b, c, d, e and 2 more.');
});

test('a remote that has all its files says nothing [D5.3]', () => {
  expect(render(<LostFiles remote={remoteOf()} />).container).toBeEmptyDOMElement();
});
