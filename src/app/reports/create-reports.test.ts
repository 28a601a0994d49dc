import { expect, it } from 'vitest'
import type { ClientReport } from '#platform/model/reports/page-report.ts'
import { createReports } from './create-reports.ts'

const origin = 'https://portal.example'

function collect() {
  const sent: ClientReport[] = []
  return { sent, reports: createReports(origin, (report) => sent.push(report)) }
}
function thrownAt(...frames: readonly string[]): Error {
  const thrown = new TypeError('Rosa has 7.2 mmol/L')
  thrown.stack = ['TypeError: Rosa has 7.2 mmol/L', ...frames].join('\n')
  return thrown
}
const chromium = `    at draw (${origin}/assets/page-a1.js:2:345)`

it('reports the kind and the first place in a file of the portal', () => {
  const { sent, reports } = collect()
  reports.error(thrownAt('    at JSON.parse (<anonymous>)', chromium))
  reports.error(thrownAt(`draw@${origin}/assets/base-b2.js:10:7`))
  expect(sent).toEqual([
    { errors: [{ kind: 'TypeError', file: 'page-a1.js', line: 2, column: 345 }] },
    { errors: [{ kind: 'TypeError', file: 'base-b2.js', line: 10, column: 7 }] },
  ])
})

it('keeps a kind that it does not know to itself', () => {
  const { sent, reports } = collect()
  reports.error(Object.assign(thrownAt(chromium), { name: 'Rosa' }))
  expect(sent).toMatchObject([{ errors: [{ kind: 'other' }] }])
})

it.each([
  ['an extension', thrownAt('    at a (chrome-extension://abc/assets/a.js:1:1)')],
  ['another site', thrownAt('    at a (https://other.example/assets/a.js:1:1)')],
  ['a page', thrownAt(`    at a (${origin}/blood-sugar?day=1:1:1)`)],
  ['nowhere', 'a text'],
])('reports nothing from %s', (_, thrown) => {
  const { sent, reports } = collect()
  reports.error(thrown)
  expect(sent).toEqual([])
})

it('reports a place once, and five places', () => {
  const { sent, reports } = collect()
  for (let line = 1; line <= 9; line += 1)
    for (const _ of [1, 2]) reports.error(thrownAt(`    at a (${origin}/assets/a.js:${line}:1)`))
  expect(sent).toHaveLength(5)
})

it('sends the last measures once', () => {
  const { sent, reports } = collect()
  reports.finish()
  reports.measure('inp', 40)
  reports.measure('inp', 88.12345)
  reports.measure('cls', 0.0004)
  reports.finish()
  reports.measure('inp', 500)
  reports.finish()
  expect(sent).toEqual([{ vitals: { inp: 88.123, cls: 0 } }])
})
