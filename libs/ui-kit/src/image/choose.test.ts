import { fileBlocker } from './choose';

describe('a chosen file', () => {
  it('is at most 2 MB', () => {
    expect(fileBlocker({ type: 'image/png', size: 2_097_152 })).toBeUndefined();
    expect(fileBlocker({ type: 'image/png', size: 2_097_153 })).toBe('Max file size is 2 MB');
  });
  it('is a PNG, JPEG, WebP or GIF', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
      expect(fileBlocker({ type, size: 1 })).toBeUndefined();
    for (const type of ['image/svg+xml', 'text/html', 'application/pdf', ''])
      expect(fileBlocker({ type, size: 1 })).toBe('Choose a PNG, JPEG, WebP or GIF image');
  });
});
