/** @jest-environment jsdom */
import { ownHeaders } from './own-headers';

test('a request names the build of the shell that its page runs, where it has one', () => {
  expect(ownHeaders()).not.toHaveProperty('shell-build');
  document.head.innerHTML = '<script src="/shell/3f2a91bc/main.js"></script>';
  expect(ownHeaders()).toMatchObject({ 'shell-build': '3f2a91bc' });
});
