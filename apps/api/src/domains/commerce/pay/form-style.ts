/**
 * Style of buttons and of *Invoice to*. *Pay* is away while the form is open. `data-home` marks the seller's country.
 * Only there a state is asked, and the tax number has the country's name for it.
 */
export const formStyle = `.btn{display:flex;align-items:center;justify-content:center;width:100%;min-height:44px;
padding:8px 16px;border:1px solid var(--borderStrong);border-radius:6px;background:var(--surface);color:var(--text);
font-family:inherit;font-size:.8125rem;font-weight:600;line-height:1.54;text-align:center;text-decoration:none;
cursor:pointer}
.btn:hover{background:var(--hover);color:var(--text)}
.btn.first{border-color:var(--ink);background:var(--ink);color:var(--onInk)}
.btn.first:hover{background:var(--inkHover);color:var(--onInk)}
.btn[aria-disabled=true]{opacity:.6;cursor:default}
.go .btn{min-height:48px;border-radius:8px;font-size:.9375rem}
.next{margin-top:-10px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
details{border:solid var(--border);border-width:1px 0}
summary{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:0 12px;min-height:44px;padding:8px 0;
list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
.who{display:flex;flex-wrap:wrap;justify-content:flex-end;gap:0 12px;margin-inline-start:auto;text-align:end}
details[open] .shut,details:not([open]) .opened,details[open]~.go,details[open]~.next{display:none}
details[open]~.foot{padding-top:0;border:0}
.fields{display:flex;flex-direction:column;gap:16px;padding:8px 0 20px}
.field{display:flex;flex-direction:column;gap:4px}
label{font-weight:600}
label span{font-weight:400;color:var(--text3)}
.help{color:var(--text3)}
.wrong{color:var(--danger);white-space:pre-line}
input,select,textarea{width:100%;min-height:44px;padding:8px 10px;border:1px solid var(--borderControl);
border-radius:6px;background:var(--surface);color:var(--text);font-family:inherit;font-size:1rem;line-height:1.5}
textarea{resize:vertical}
[aria-invalid=true]{border-color:var(--danger);box-shadow:0 0 0 1px var(--danger)}
.check{display:flex;align-items:center;gap:10px;min-height:44px;font-weight:400}
.check input{flex:none;width:20px;height:20px;min-height:0;margin:0;accent-color:var(--accent)}
.abroad{display:none}
.fields:has(#countryId option:checked:not([data-home])) .home:not(.shown){display:none}
.fields:has(#countryId option:checked:not([data-home])) .abroad{display:inline}`;
