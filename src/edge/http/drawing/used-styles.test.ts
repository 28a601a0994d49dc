import { expect, it } from 'vitest'
import { usedStylesOf } from './used-styles.ts'

const used = new Set(['a', 'b'])

it.each([
  ['*{margin:0}', '*{margin:0}'],
  ['.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['.c,.a:hover{color:red}', '.c,.a:hover{color:red}'],
  ['.a .c{x:y}.a>.b{x:y}', '.a>.b{x:y}'],
  ['.a:not(.c){x:y}', '.a:not(.c){x:y}'],
  [':is(.c,.d) p{x:y}', ':is(.c,.d) p{x:y}'],
  ['@media print{.c{x:y}}@media screen{.c{x:y}.b{x:y}}', '@media screen{.b{x:y}}'],
  ['@supports (x:y){@media print{.a{x:y}}}', '@supports (x:y){@media print{.a{x:y}}}'],
  ['.a{content:"}.c{"}.c{content:\'{\'}', '.a{content:"}.c{"}'],
  ['@layer x,y;.c{x:y}', '@layer x,y'],
  ['@font-face{src:url(/f.woff2)}', '@font-face{src:url(/f.woff2)}'],
  ['@keyframes k1{0%{x:y}to{x:z}}.c{animation:k1}', ''],
  ['@keyframes k1{0%{x:y}}.a{animation:1s k1}', '@keyframes k1{0%{x:y}}.a{animation:1s k1}'],
])('of %s keeps %s', (css, kept) => expect(usedStylesOf(css)(used)).toBe(kept))
