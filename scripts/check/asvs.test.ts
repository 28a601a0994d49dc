import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { asvsFaults, asvsNumbers } from './asvs.ts'

const text = readFileSync('docs/asvs.md', 'utf8')
const faultsOf = (changed: string): string[] => asvsFaults(changed, existsSync)

it('has 253 requirements, each with a state', () => {
  expect(Object.values(asvsNumbers).flatMap((numbers) => numbers.split(' '))).toHaveLength(253)
  expect(faultsOf(text)).toEqual([])
})

it.each([
  ['a missing row', /^\| 3\.3\.1 .*\n/m, '', '3.3.1 has no row.'],
  ['a blank row', /^(\| 3\.3\.1 [^|]*\|[^|]*\|)[^|]*\|/m, '$1  |', '3.3.1 '],
  [
    'a proof that is gone',
    /edge-sessions\.test\.ts/,
    'gone.test.ts',
    'no file src/edge/sessions/gone.test.ts',
  ],
  ['a met row without a proof', /(^\| 3\.3\.1 .*)`[^`]+`/m, '$1a test', '3.3.1 names no test'],
  ['another count', /\d+ met,/, '1 met,', 'should say: '],
])('reports %s', (_, from, to, message) => {
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  expect(faultsOf(changed).join('\n')).toContain(message)
})
