import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { demo, readTarget } from '../../steps/support/target/target.ts'
import { inTargetWords, useTargetWords } from '../../steps/support/target/target-words.ts'

const file = (text: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'target-')), 'target.yaml')
  writeFileSync(path, text)
  return path
}
const whole = `address: https://portal.acme.example
brand: Acme Health
support: { phone: 1-800-555-0199 }
members:
  - { name: Ann, username: ann, password: env:ANN, has: [goals] }
`

it('reads a target, with the secrets of the environment', () =>
  expect(readTarget(file(whole), { ANN: 'secret' })).toMatchObject({
    brand: 'Acme Health',
    members: [{ name: 'Ann', password: 'secret', has: ['goals'] }],
  }))

it.each([
  ['names the variable ANN, which is not set', whole, {}],
  ['brand', whole.replace('brand: Acme Health\n', ''), { ANN: 'secret' }],
  ['has', whole.replace('goals', 'wings'), { ANN: 'secret' }],
])('refuses a file and says why: %s', (why, text, env) =>
  expect(() => readTarget(file(text), env)).toThrow(why),
)

it('puts the words of the target into steps and tables', () => {
  const cell = { value: '{brand} for you' }
  const steps = [
    {
      text: 'the page is titled "Dashboard | {brand}"',
      argument: { dataTable: { rows: [{ cells: [cell] }] } },
    },
  ]
  useTargetWords({ steps } as never, demo)
  expect([steps[0]?.text, cell.value]).toEqual([
    'the page is titled "Dashboard | Wellspring"',
    'Wellspring for you',
  ])
})

it('refuses a word that does not exist', () =>
  expect(() => inTargetWords('{brnad}', demo)).toThrow('use {brand}, {support phone}'))
