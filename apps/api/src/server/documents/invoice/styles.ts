import { colors, type Style } from './sheet';

const body = { size: 9, weight: 'regular', color: colors.text, leading: 13 } as const;

export const styles = {
  brand: { ...body, size: 11, weight: 'bold', leading: 16 },
  title: { ...body, size: 13, weight: 'bold', leading: 18 },
  body,
  strong: { ...body, weight: 'bold' },
  label: { ...body, size: 8, color: colors.quiet },
  remark: { ...body, size: 8.5, color: colors.quiet },
  part: { ...body, leading: 17 },
  total: { ...body, size: 11, weight: 'bold', leading: 22 },
  below: { ...body, size: 8.5, color: colors.quiet, leading: 15 },
  warning: { ...body, weight: 'bold', color: colors.warning },
  foot: { ...body, size: 8, color: colors.quiet },
} as const satisfies Readonly<Record<string, Style>>;
