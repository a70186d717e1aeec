import { imageTypeOf } from './image-type';

const start = (hex: string, rest = 'whatever follows') => Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]);

describe('the type of an image', () => {
  it('a type is recognised by its first bytes', () => {
    expect(imageTypeOf(start('89504e470d0a1a0a'))).toBe('png');
    expect(imageTypeOf(start('ffd8ffe0'))).toBe('jpeg');
    expect(imageTypeOf(Buffer.from('RIFF....WEBPVP8 '))).toBe('webp');
    expect(imageTypeOf(Buffer.from('GIF89a......'))).toBe('gif');
  });
  it('is none for SVG, HTML, PDF, other RIFF files, a damaged start and nothing at all', () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html>',
      '%PDF-1.7',
      'RIFF....WAVEfmt ',
      'GIF90a',
      '',
    ])
      expect(imageTypeOf(Buffer.from(text))).toBeUndefined();
    expect(imageTypeOf(start('89504e470a1a0a'))).toBeUndefined();
  });
});
