import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { markOf } from './status';

test('an icon says nothing to a screen reader: its word is next to it', () => {
  const { container } = render(<Icon name="folder-tree" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a remote may draw its own, and a name that nobody knows keeps its place', () => {
  const own = render(<Icon name={{ path: 'M4 4h16' }} />);
  expect(own.container.querySelector('path')).toHaveAttribute('d', 'M4 4h16');
  expect(render(<Icon name="no-such-icon" />).container.querySelector('svg')).not.toBeNull();
});

test('a status has its icon and tone by its word; one that nobody knows is quiet', () => {
  expect(markOf('Active')).toEqual({ icon: 'circle-check', tone: 'success' });
  expect(markOf('blocked').tone).toBe('danger');
  expect(markOf('something new')).toEqual({ icon: 'circle-dashed', tone: 'neutral' });
});
