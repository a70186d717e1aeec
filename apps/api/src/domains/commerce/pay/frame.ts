import { attributes, Html, markup } from './markup';
import { style } from './style';

export interface Frame {
  readonly title: string;
  /** Everything within `main`. */
  readonly content: Html;
  /** Tighter gaps, for pages that only say a state. */
  readonly short?: boolean;
  /** Attributes of `body`, for the script. */
  readonly data?: Html | undefined;
  readonly script?: string | undefined;
}

/** A whole public document: nothing is fetched for it, and it stays out of search and of referrers. */
export const framed = ({ title, content, short = false, data, script }: Frame): string =>
  markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${new Html(style)}</style>
</head>
<body${data}>
<main${attributes({ class: short && 'short' })}>
${content}
</main>
${script !== undefined && markup`<script>${new Html(script)}</script>`}
</body>
</html>
`.text;
