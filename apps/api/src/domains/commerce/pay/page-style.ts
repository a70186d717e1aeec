/** Style of the column, its words and its sums. Sizes are in rem, so that they follow the reader's own. */
export const pageStyle = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;background:var(--surface);color:var(--text);overflow-wrap:anywhere;
font:400 .8125rem/1.54 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{display:flex;flex-direction:column;gap:1.25rem;max-width:440px;margin:0 auto;padding:24px 20px 32px}
.short{gap:.875rem}
h1,h2,p,dl,dd,form{margin:0}
h1,h2,b{font-weight:600}
h1,h2{font-size:1rem;line-height:1.5;letter-spacing:-.008em}
small,.small,.help,.wrong,.sum .in{font-size:.75rem;line-height:1.34}
.quiet{color:var(--text2)}
.faint{color:var(--text3)}
.from{display:flex;align-items:center;gap:10px;font-weight:600}
.from small{display:block;font-weight:400;color:var(--text2)}
.mark{flex:none;width:28px;height:28px;fill:var(--ink)}
.mark path{fill:none;stroke:var(--onInk);stroke-width:2;stroke-linecap:round}
.i{flex:none;width:16px;height:16px;margin-top:.25rem;fill:none;stroke:currentColor;
stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.info{color:var(--accent)}
.i.ok{color:var(--success)}
.i.warn{color:var(--warning)}
.bad{color:var(--danger)}
.off{color:var(--text3)}
.state{display:flex;gap:8px;align-items:flex-start;margin-bottom:4px}
.big{margin-top:12px;font-size:clamp(1.25rem,9vw,2rem);line-height:1.25;font-weight:600;letter-spacing:-.024em;
font-variant-numeric:tabular-nums}
.sum{display:flex;flex-direction:column;gap:8px}
.sum div{display:flex;flex-wrap:wrap;gap:0 16px}
.sum dt{flex:1 1 8em}
.sum dd{margin-inline-start:auto;text-align:end;font-variant-numeric:tabular-nums}
.sum .in{color:var(--text2)}
.sum .total{margin-top:2px;padding-top:10px;border-top:1px solid var(--border);
font-size:1rem;line-height:1.5;font-weight:600;letter-spacing:-.008em}
.note{padding:12px 14px;border-radius:8px;background:var(--sunken);font-size:.875rem;line-height:1.57}
.note span{white-space:pre-line}
.note small{display:block;color:var(--text3)}
.tint{padding:10px 12px;border-radius:8px}
.tint.ok{background:var(--successTint)}
.tint.warn{background:var(--warningTint)}
a,.link{color:var(--accent);text-decoration:underline;text-decoration-thickness:1px;text-underline-offset:3px}
a:hover,summary:hover .link{color:var(--accentHover)}
.foot{display:flex;flex-direction:column;gap:6px;padding-top:16px;border-top:1px solid var(--border);
font-size:.75rem;line-height:1.5;color:var(--text2)}
.short .foot{padding-top:12px}
.foot a{padding:6px 0}
[hidden]{display:none!important}
@media(min-width:600px){
body{padding:32px 24px;background:var(--canvas)}
main{max-width:480px;padding:24px 39px 32px;border:1px solid var(--border);border-radius:12px;background:var(--surface)}
}`;
