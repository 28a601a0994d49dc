import { describe, expect, test } from 'vitest'
import { type ReportPart, reportParts } from './doctor-report.ts'
import { reportScope } from './report-scope.ts'

const nothing: ReadonlySet<ReportPart> = new Set()

describe.each(reportParts)('%s', (part) => {
  const others = reportParts.filter((one) => one !== part)
  test.each([
    ['pending', nothing, { pending: [part], isWhole: false }],
    ['failed', nothing, { failed: [part], isWhole: false }],
    ['failed', new Set([part]), { omitted: [part], isWhole: true }],
    ['pending', new Set([part]), { omitted: [part], isWhole: true }],
    ['ready', nothing, { ready: reportParts, isWhole: true }],
    ['ready', new Set([part]), { ready: reportParts, isWhole: true }],
  ] as const)('%s, left out: %o', (state, leftOut, expected) =>
    expect(reportScope(reportParts, (one) => (one === part ? state : 'ready'), leftOut)).toEqual({
      ready: others,
      pending: [],
      failed: [],
      omitted: [],
      ...expected,
    }),
  )
  test('is nowhere when it is not chosen, whatever its state', () =>
    expect(
      reportScope(others, (one) => (one === part ? 'failed' : 'ready'), new Set([part])),
    ).toEqual({ ready: others, pending: [], failed: [], omitted: [], isWhole: true }))
  test('is no report by itself when it is left out', () =>
    expect(reportScope([part], () => 'failed', new Set([part])).isWhole).toBe(false))
})
