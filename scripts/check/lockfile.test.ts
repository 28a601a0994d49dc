import { expect, it } from 'vitest'
import { lockFaults } from './lockfile.ts'

const manifest = { dependencies: { one: '1.0.0' }, devDependencies: { two: '2.0.0' } }
const whole = {
  '': manifest,
  'node_modules/one': { version: '1.0.0', dependencies: { three: '^3' } },
  'node_modules/one/node_modules/three': { version: '3.0.0' },
  'node_modules/two': { version: '2.0.0', optionalDependencies: { 'two-for-mac': '2.0.0' } },
  'node_modules/two-for-mac': { version: '2.0.0' },
}

it('a whole lock has no fault', () => expect(lockFaults(manifest, whole)).toEqual([]))

it('another version than in package.json is one', () => {
  expect(lockFaults({ ...manifest, dependencies: { one: '1.0.1' } }, whole)).toEqual([
    'package-lock.json does not agree with the dependencies of package.json.',
  ])
})

it.each(['node_modules/two-for-mac', 'node_modules/one/node_modules/three', 'node_modules/two'])(
  '%s without an entry is one',
  (gone) => {
    const { [gone]: _, ...rest } = whole as Record<string, object>
    expect(lockFaults(manifest, rest)).toHaveLength(1)
  },
)
