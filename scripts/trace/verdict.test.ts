import { describe, expect, it } from 'vitest'
import type { Claim, Witness } from './claim.ts'
import type { NotYet } from './not-yet.ts'
import { report } from './report.ts'
import type { Kind, Requirement } from './requirement.ts'
import { problems, trace } from './verdict.ts'

// The ids are made up ("XX") so that the trace of this project does not take them for its own.
const requirement = (id: string, verify: Kind): Requirement => ({ id, area: id.slice(0, 2), text: 'A thing holds.', verify, source: '1§1' })
const claim = (id: string, by: Witness): Claim => ({ id, by, name: 'a thing', where: 'a/file:3' })
const wrong = (rows: Requirement[], claims: Claim[], notYet: NotYet[]): string[] => problems(trace(rows, claims), claims, notYet)
const later = { reason: 'step 9: later' }

describe('a trace', () => {
  it('holds when each requirement is either proven or listed', () => {
    expect(wrong([requirement('XX-1', 'unit'), requirement('XX-2', 'unit')], [claim('XX-1', 'unit')], [{ id: 'XX-2', ...later }])).toEqual([])
  })

  it('fails on a claim of an unknown id', () => {
    expect(wrong([], [claim('XX-9', 'unit')], [])).toEqual(['a/file:3: the unit "a thing" claims XX-9, which is no requirement.'])
  })

  it('fails on a requirement that is neither proven nor listed', () => {
    expect(wrong([requirement('XX-1', 'unit')], [], [])).toEqual(['XX-1 is proven by nothing and is not on not-yet.tsv.'])
  })

  it('fails on a listed requirement that is proven by now', () => {
    expect(wrong([requirement('XX-1', 'unit')], [claim('XX-1', 'unit')], [{ id: 'XX-1', ...later }])).toEqual([
      'not-yet.tsv lists XX-1, but a/file:3 proves it by now: npm run trace -- --update takes it off.',
    ])
  })

  it('fails on a listed id that is no requirement', () => {
    expect(wrong([], [], [{ id: 'XX-9', ...later }])).toEqual(['not-yet.tsv lists XX-9, which is no requirement.'])
  })

  it('fails on a line listed twice, and on one without a reason', () => {
    const row = [requirement('XX-1', 'unit')]
    expect(wrong(row, [], [{ id: 'XX-1', ...later }, { id: 'XX-1', ...later }])).toEqual(['XX-1 stands twice in not-yet.tsv.'])
    expect(wrong(row, [], [{ id: 'XX-1', reason: ' ' }])).toEqual(['not-yet.tsv lists XX-1 without a reason.'])
  })

  it('fails on a requirement that stands twice', () => {
    const row = requirement('XX-1', 'unit')
    expect(wrong([row, row], [claim('XX-1', 'unit')], [])).toEqual(['XX-1 stands twice in requirements.tsv.'])
  })

  it.each<[Kind, Witness, boolean]>([
    ['browser', 'scenario', true],
    ['browser', 'unit', false],
    ['browser', 'operation', false],
    ['unit', 'unit', true],
    ['unit', 'scenario', true],
    ['unit', 'operation', false],
    ['contract', 'operation', true],
    ['contract', 'proto', true],
    ['contract', 'unit', true],
    ['static', 'unit', true],
    ['static', 'proto', false],
  ])('of a %s requirement, asks the %s: believed %s', (verify, by, believed) => {
    const found = wrong([requirement('XX-1', verify)], [claim('XX-1', by)], [])
    expect(found.length === 0).toBe(believed)
    if (!believed) expect(found[0]).toContain(`claimed by a ${by} only (a/file:3); a ${verify} requirement needs a `)
  })

  it('reports totals, areas and the open ids', () => {
    const rows = [requirement('XX-1', 'unit'), requirement('XX-2', 'browser'), requirement('YY-1', 'unit')]
    const { total, proven, byArea, notYet } = report(trace(rows, [claim('XX-1', 'unit'), claim('XX-1', 'scenario'), claim('XX-2', 'unit')]))
    expect({ total, proven, notYet }).toEqual({ total: 3, proven: 1, notYet: ['XX-2', 'YY-1'] })
    expect(byArea['XX']).toMatchObject({ total: 2, proven: 1, by: { scenario: 1, unit: 1, operation: 0, proto: 0 } })
    expect(byArea['YY']).toMatchObject({ total: 1, proven: 0 })
  })
})
