import { deviceOf } from './view-device';

test.each([
  ['a small window with a mouse is a computer', true, 400, 300, 'desktop'],
  ['a phone is a phone on its side too', false, 844, 390, 'mobile'],
  ['a touch screen of 600 pixels or more is a tablet', false, 768, 1024, 'tablet'],
] as const)('%s', (_, hasMouse, width, height, device) => {
  expect(deviceOf(hasMouse, width, height)).toBe(device);
});
