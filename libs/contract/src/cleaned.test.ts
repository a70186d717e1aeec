import { cleanedText } from './cleaned';

test('the parts that are not kept are named with their number; nothing is said where all was kept', () => {
  const removed = [
    { what: '<script>', count: 2 },
    { what: 'a picture from elsewhere', count: 1 },
  ];
  expect(cleanedText([{ property: 'answerHtml', removed }])).toBe(
    'Not kept in the text: <script> (2), a picture from elsewhere',
  );
  expect([cleanedText(undefined), cleanedText([])]).toEqual([undefined, undefined]);
});
