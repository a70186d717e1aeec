/** A QR code as an SVG of its own, with the four light modules around it that readers need. */
export const qrSvg = (path: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="512" height="512">` +
  `<rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`;
