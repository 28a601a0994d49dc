/**
 * The style of the report, for both themes, narrow screens and print. Color is never the only sign.
 */
export const reportStyle = `
:root{color-scheme:light dark;--line:light-dark(#c9ced6,#49505c);--good:light-dark(#d8f0df,#173f28);--bad:light-dark(#fbdcd9,#5a1d1a);--odd:light-dark(#fdeccb,#4d3a0c);--quiet:light-dark(#5a6472,#aab2be)}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:82rem;padding:1rem;overflow-wrap:anywhere}
body:has(#es:checked) .en,body:has(#en:checked) .es{display:none}
h1{font-size:1.5rem;margin:.5rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:0}
fieldset{border:0;padding:0;margin:0;display:flex;gap:1rem}legend{float:left;padding:0;margin-right:1rem}
.scroll{position:relative;overflow:auto;max-height:80vh;border:1px solid var(--line)}
table{border-collapse:collapse}th,td{padding:.2rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
thead th{position:sticky;top:0;background:Canvas;z-index:1}tbody th{text-align:left;font-weight:400;position:sticky;left:0;background:Canvas}
.ok{background:var(--good)}.no{background:var(--bad)}.odd{background:var(--odd)}.never{color:var(--quiet)}
.card{border:1px solid var(--line);border-left:.4rem solid light-dark(#c0362c,#f0857c);padding:.5rem 1rem;margin:1rem 0}
pre{overflow:auto;padding:.5rem;background:light-dark(#f2f4f7,#23272e);white-space:pre-wrap}
.verdict{font-weight:700;padding:.25rem .75rem;display:inline-block}
.hide{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip:not(:focus){position:absolute;left:-999rem}
:focus-visible{outline:3px solid light-dark(#1a56b0,#8ab8ff);outline-offset:2px}
summary{cursor:pointer;min-height:1.5rem}
@media print{.scroll{max-height:none;overflow:visible}fieldset,.skip{display:none}}
`
