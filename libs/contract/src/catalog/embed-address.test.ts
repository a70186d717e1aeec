import { embedAddress, videoHostOf } from './embed-address';

test.each([
  ['https://www.youtube.com/watch?v=abcDEF12345&t=5', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://youtu.be/abcDEF12345?si=x', 'https://www.youtube-nocookie.com/embed/abcDEF12345'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://videos.example.com/watch/7', 'https://videos.example.com/watch/7'],
  ['no address', 'no address'],
])('%s is embedded as %s', (address, embedded) => expect(embedAddress(address)).toBe(embedded));

test('only addresses of https have a host, and those of this machine', () => {
  const addresses = [
    'https://a.example/x',
    'http://a.example/x',
    'http://127.0.0.1:8080/x',
    'https://u@a.example/',
    '',
  ];
  expect(addresses.map(videoHostOf)).toEqual(['a.example', undefined, '127.0.0.1:8080', undefined, undefined]);
});
