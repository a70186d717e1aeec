const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Offline</title>
<style>:root{color-scheme:light dark}body{margin:0;min-block-size:100vh;display:grid;align-content:center;justify-content:center;padding:24px;font:14px/22px system-ui,sans-serif;background:#fcfcfa;color:#1a1a17}
main{max-inline-size:512px}h1{font-size:16px;line-height:24px}a{display:inline-block;margin-block-start:8px;padding:6px 14px;border-radius:6px;background:#1a1a17;color:#fff;text-decoration:none}
a:focus-visible{outline:2px solid #0a6583;outline-offset:2px}@media (prefers-color-scheme:dark){body{background:#121211;color:#ecebe6}a{background:#ecebe6;color:#1a1a17}a:focus-visible{outline-color:#62bfdd}}</style></head>
<body><main><h1>The console cannot be reached</h1><p>Please check your internet connection. Nothing you saved is affected.</p><a href="">Try again</a></main></body></html>`;

/** What a navigation gets while the server cannot be reached. It holds no data and runs no script. */
export const offlinePage = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  });
