import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { choices } from './choices';
import { controls } from './controls';
import { overlays } from './overlays';
import tokens from './tokens.json';

type Colours = typeof tokens.color.light;

declare module '@mui/material/styles' {
  interface Palette {
    lectern: Colours;
  }
  interface PaletteOptions {
    lectern?: Colours;
  }
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

const palette = (c: Colours) => ({
  primary: { main: c.ink, dark: c.inkHover, light: c.inkHover, contrastText: c.onInk },
  secondary: { main: c.accent, dark: c.accentHover, light: c.accent, contrastText: c.onAccent },
  success: { main: c.success, light: c.successTint, dark: c.success, contrastText: c.surface },
  warning: { main: c.warning, light: c.warningTint, dark: c.warning, contrastText: c.surface },
  error: { main: c.danger, light: c.dangerTint, dark: c.dangerHover, contrastText: c.onDanger },
  info: { main: c.info, light: c.infoTint, dark: c.info, contrastText: c.surface },
  text: { primary: c.text, secondary: c.text2, disabled: c.disabled },
  background: { default: c.canvas, paper: c.surface },
  divider: c.border,
  action: {
    hover: c.hover,
    selected: c.selected,
    disabled: c.disabled,
    disabledBackground: c.sunken,
    hoverOpacity: 1,
    selectedOpacity: 1,
  },
  lectern: c,
});

const type = (name: keyof typeof tokens.type) => {
  const { size, line, weight, tracking } = tokens.type[name];
  return { fontSize: size, lineHeight: `${line}px`, fontWeight: weight, letterSpacing: tracking };
};

const { weight, family } = tokens.font;

/** The tokens as MUI's theme. Colours that MUI has no place for are read as `var(--mui-palette-lectern-…)`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette(tokens.color.light) }, dark: { palette: palette(tokens.color.dark) } },
  breakpoints: { values: tokens.breakpoint },
  spacing: 4,
  shape: { borderRadius: tokens.radius.control },
  typography: {
    fontFamily: family,
    fontSize: 13,
    fontWeightRegular: weight.regular,
    fontWeightMedium: weight.strong,
    fontWeightBold: weight.strong,
    display: type('display'),
    h1: type('title'),
    h2: type('heading'),
    h3: type('sub'),
    h4: type('sub'),
    body1: type('read'),
    body2: type('body'),
    subtitle1: type('sub'),
    subtitle2: type('sub'),
    caption: type('caption'),
    button: { ...type('sub'), textTransform: 'none' },
    overline: { ...type('caption'), textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 200,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 200,
    },
  },
  components: { ...controls, ...overlays, ...choices, MuiTypography: { defaultProps: { variant: 'body2' } } },
});
