import { cutName, cutSize } from './cut';

describe('a part cut from an image', () => {
  it('keeps its pixels, up to 1600 on the longer side', () => {
    expect(cutSize({ width: 300, height: 300 })).toEqual({ width: 300, height: 300 });
    expect(cutSize({ width: 3200, height: 1600 })).toEqual({ width: 1600, height: 800 });
    expect(cutSize({ width: 1, height: 9000 })).toEqual({ width: 1, height: 1600 });
  });
  it('is named after the file it comes from', () =>
    expect([cutName('my.photo.JPG'), cutName('photo')]).toEqual(['my.photo.webp', 'photo.webp']));
});
