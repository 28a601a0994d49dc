import { describe, expect, it } from 'vitest'
import { selectFrom } from './select-changed.ts'

const files = [
  'features/care/alerts.feature',
  'features/readings/weight.feature',
  'features/readings/weight-entry.feature',
  'features/chat/sending.feature',
  'features/session/sign-in.feature',
  'src/slices/weight/model/weight.test.ts',
  'src/ui/chart.test.ts',
]
const graph = new Map([
  ['src/slices/weight/model/weight.test.ts', new Set(['src/slices/weight/model/weight.ts'])],
  ['src/slices/weight/ui/trend.tsx', new Set(['src/ui/chart.ts'])],
  ['src/ui/chart.test.ts', new Set(['src/ui/chart.ts'])],
])
const select = (...changed: readonly string[]) => selectFrom(changed, files, graph)

describe('selectFrom', () => {
  it.each([
    [
      'src/slices/weight/model/weight.ts',
      ['src/slices/weight/model/weight.test.ts'],
      ['features/readings/weight.feature', 'features/readings/weight-entry.feature'],
    ],
    ['mock-server/handlers/rest/alerts.ts', [], ['features/care/alerts.feature']],
    ['contracts/proto/portal/alerts/v1/alerts.proto', [], ['features/care/alerts.feature']],
    ['steps/screens/sign-in.screen.ts', [], ['features/session/sign-in.feature']],
    ['src/slices/chat/store/chat-store.ts', [], ['features/chat/sending.feature']],
    ['features/care/alerts.feature', [], ['features/care/alerts.feature']],
    ['scripts/check/alerts.ts', [], []],
  ])('selects the tests and features of %s', (file, tests, features) =>
    expect(select(file)).toMatchObject({ tests, features }),
  )

  it('lists the features that it leaves out', () => {
    const { tests, features, notes } = select('src/ui/chart.ts')
    expect({ tests, features }).toEqual({ tests: ['src/ui/chart.test.ts'], features: [] })
    expect(notes.join('\n')).toContain(
      'npm run acceptance -- features/readings/weight.feature features/readings/weight-entry.feature',
    )
    expect(notes.join('\n')).toContain('the features that src/ui/chart.ts may reach')
    expect(notes.at(-1)).toContain('leaves out PostgreSQL, conformance and trace')
  })

  it('selects every unit test after a change of the configuration', () =>
    expect(select('package.json').tests).toEqual([
      'src/slices/weight/model/weight.test.ts',
      'src/ui/chart.test.ts',
    ]))
})
