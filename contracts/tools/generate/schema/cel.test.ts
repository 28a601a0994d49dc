import { expect, test } from 'vitest'
import { type CelPath, javascriptOfCel } from './cel.ts'

const words = ['UNSPECIFIED', 'admin', 'normal']
const pathOf = (names: readonly string[]): CelPath => ({
  path: `value.${names.join('.')}`,
  ...(names[0] === 'type' ? { words } : {}),
})

test.each([
  ['this.start <= this.end', 'value.start <= value.end'],
  [
    'this.type != 1 || this.data.contains(\'"x"\')',
    'value.type !== "admin" || value.data.includes("\\"x\\"")',
  ],
  [
    '!has(this.card) || this.message.endsWith(this.card.text)',
    '!(value.card !== undefined) || value.message.endsWith(value.card.text)',
  ],
  [
    '(has(this.a) || this.b) && !(this.b && this.c)',
    '((value.a !== undefined) || value.b) && !(value.b && value.c)',
  ],
  ['this.a.year * 100 + this.a.month <= 3', 'value.a.year * 100 + value.a.month <= 3'],
  ['this.type in [1, 2]', '["admin", "normal"].includes(value.type)'],
])('%s is %s', (cel, javascript) => expect(javascriptOfCel(cel, pathOf)).toBe(javascript))

test.each(['this.items.all(x, x > 1)', 'size(this.items) > 0', 'this.a - 1 > 2', 'this.start <='])(
  'refuses %s, so that no rule is lost',
  (cel) => expect(() => javascriptOfCel(cel, pathOf)).toThrow('does not support'),
)
