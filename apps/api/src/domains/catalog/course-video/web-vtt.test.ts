import { readWebVtt } from './web-vtt';

const read = (text: string) => readWebVtt(Buffer.from(text));
const cue = '00:01.000 --> 00:02.500';

it.each([
  [
    'a head, a note, a style, names, settings and hours',
    `WEBVTT - lesson\nKind: captions\n\nNOTE by us\n\nSTYLE\n::cue {}\n\nfirst\n${cue} align:start\nHello\n\n01:00:00.000 --> 01:00:01.000\nTwo\nlines\n`,
    2,
  ],
  ['a mark of byte order and ends of lines of Windows', `\ufeffWEBVTT\r\n\r\n${cue}\r\nGrüße\r\n`, 1],
])('takes %s', (_what, text, cues) => {
  expect(read(text)).toEqual({ cues });
});

it.each([
  [`1\n${cue}\nHello`, 'A caption file begins with WEBVTT'],
  [`WEBVTTX\n\n${cue}\nHello`, 'A caption file begins with WEBVTT'],
  ['WEBVTT\n\nNOTE nothing else', 'There are no captions in this file'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\nCommas', 'Line 3 has no valid times'],
  ['WEBVTT\n\n00:01.000 --> 00:71.000\nSeconds', 'Line 3 has no valid times'],
  ['WEBVTT\n\n00:01.000 -> 00:02.000\nA short arrow', 'Line 3 has no valid times'],
  ['WEBVTT\n\nA name\nand a text', 'Line 4 has no valid times'],
  [`WEBVTT\n\n${cue}\nHello\n\n00:03.000 --> 00:02.000\nBack`, 'Line 6 ends before it begins'],
])('refuses %j: %s', (text, blocker) => {
  expect(read(text)).toEqual({ blocker });
});

it('refuses what is not in UTF-8, and too many cues', () => {
  expect(readWebVtt(Buffer.from(`WEBVTT\n\n${cue}\nGr\u00fc\u00dfe`, 'latin1'))).toEqual({
    blocker: 'Save the captions in UTF-8',
  });
  expect(read(`WEBVTT\n\n${`${cue}\nHello\n\n`.repeat(5001)}`)).toEqual({ blocker: 'At most 5000 captions' });
});
