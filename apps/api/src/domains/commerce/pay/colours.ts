/** Colours of the public pages: those of the kit's tokens that the pages use, by their names there. */
export const colours = {
  light: {
    canvas: '#FCFCFA',
    surface: '#FFFFFF',
    sunken: '#F4F4F1',
    hover: '#F0F0EC',
    text: '#1A1A17',
    text2: '#54534D',
    text3: '#6B6A63',
    border: '#E4E3DE',
    borderStrong: '#C9C8C1',
    borderControl: '#8B8A83',
    ink: '#1A1A17',
    inkHover: '#3A3A35',
    onInk: '#FFFFFF',
    accent: '#0A6583',
    accentHover: '#074B62',
    focus: '#0A6583',
    success: '#1A6B3C',
    successTint: '#E7F3EB',
    warning: '#8A5200',
    warningTint: '#FBF0DC',
    danger: '#B3261E',
  },
  dark: {
    canvas: '#121211',
    surface: '#191918',
    sunken: '#1D1D1B',
    hover: '#21211F',
    text: '#ECEBE6',
    text2: '#B5B4AC',
    text3: '#999890',
    border: '#2D2D2A',
    borderStrong: '#484742',
    borderControl: '#7A7972',
    ink: '#ECEBE6',
    inkHover: '#FFFFFF',
    onInk: '#1A1A17',
    accent: '#62BFDD',
    accentHover: '#8FD3EA',
    focus: '#62BFDD',
    success: '#6FC690',
    successTint: '#12291B',
    warning: '#E5B455',
    warningTint: '#2E230E',
    danger: '#F4928A',
  },
} as const;

const listed = (scheme: 'light' | 'dark'): string =>
  `:root{color-scheme:${scheme};${Object.entries(colours[scheme])
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;

/** Custom properties of both schemes; the device chooses. */
export const colourStyle = `${listed('light')}\n@media(prefers-color-scheme:dark){${listed('dark')}}`;
