/** @jest-environment jsdom */
import { fileOf } from './file-of-address';

test('a picture in an address of its own is a file of its type', () => {
  const file = fileOf('data:image/png;base64,iVBO');
  expect([file?.name, file?.type, file?.size]).toEqual(['picture.png', 'image/png', 3]);
});

test.each([undefined, '', 'https://a.example/a.png', 'data:text/html;base64,iVBO', 'data:image/png;base64,%%'])(
  'nothing else is: %s',
  (address) => expect(fileOf(address)).toBeUndefined(),
);
