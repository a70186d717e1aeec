/** @jest-environment jsdom */
import { deviceId } from './device-id';

test('the first start makes 32 random bytes as base64url, later ones keep them [3.2]', () => {
  const made = deviceId();
  expect(made).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(document.cookie).toContain(`device-id=${made}`);
  expect(deviceId()).toBe(made);
});
