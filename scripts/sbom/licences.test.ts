import { expect, it } from 'vitest'
import { licenceFaults } from './licences.ts'
import { shipped } from './shipped.ts'

const faultsOf = (...licenses: { license?: { id: string }; expression?: string }[]) =>
  licenceFaults([{ name: 'one', version: '1.0.0', licenses }])

it.each([
  { license: { id: 'MIT' } },
  { expression: '(MIT OR GPL-2.0-only)' },
  { expression: '(Apache-2.0 AND BSD-3-Clause)' },
])('accepts %j', (licence) => expect(faultsOf(licence)).toEqual([]))

it.each([{ license: { id: 'GPL-3.0-only' } }, { expression: 'MIT AND GPL-2.0-only' }])(
  'reports %j',
  (licence) => expect(faultsOf(licence)).toHaveLength(1),
)

it('reports a component without a licence', () =>
  expect(faultsOf()).toEqual(['one 1.0.0 has the licence unknown. Read it before you ship it.']))

it('keeps what ships, and what it depends on', () => {
  const component = (name: string, kind?: 'development' | 'private') => ({
    name,
    version: '1.0.0',
    'bom-ref': `${name}@1`,
    ...(kind && { properties: [{ name: `cdx:npm:package:${kind}`, value: 'true' }] }),
  })
  const whole = {
    components: [
      component('react'),
      component('vite', 'development'),
      component('a-workspace', 'private'),
    ],
    dependencies: [
      { ref: 'react@1', dependsOn: ['vite@1'] },
      { ref: 'vite@1', dependsOn: ['react@1'] },
      { ref: 'a-workspace@1', dependsOn: ['react@1'] },
    ],
  }
  expect(shipped(whole)).toEqual({
    components: [whole.components[0]],
    dependencies: [{ ref: 'react@1', dependsOn: [] }],
  })
})
