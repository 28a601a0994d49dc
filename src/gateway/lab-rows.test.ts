import { describe, expect, it, test } from 'vitest'
import { ContractBroken } from './failure.ts'
import { kidneyResults } from './kidney.ts'
import { a1cReport, cholesterolReport, combinedReport } from './lab-reports.ts'

/** What a server may send, whatever the contract says. */
const any = (wire: unknown) => wire as never
const at = '2026-09-14T09:00:00'
const filtration = { id: 'f-1', value: 52, timestamp: at, category: 'FILTRATION_CATEGORY_G3A' }
const albumin = { id: 'a-1', value: 41, timestamp: at, category: 'ALBUMIN_CATEGORY_A2' }
const a1c = { id: 'l-1', quantitativeValue: 7.2, timestamp: at, range: 'A1C_RANGE_OUT_OF_RANGE', estimatedAverageGlucose: 160 }
const ldl = { marker: 'CHOLESTEROL_MARKER_LDL', value: 101 }
const panel = { timestamp: at, values: [ldl] }

describe('kidney results', () => {
  it('reads both lists row by row and counts what it leaves out', () => {
    const read = kidneyResults(any({ filtration: [filtration, { ...filtration, value: 'low' }], albumin: [{ ...albumin, timestamp: 'noon' }, albumin, { ...albumin, id: undefined }] }))
    expect(read).toEqual({ filtration: [{ ...filtration, category: 'G3A' }], albumin: [{ ...albumin, category: 'A2' }], isLasting: false, leftOut: 3 })
  })

  it.each([['FILTRATION_CATEGORY_G3', 52, 'G3A'], ['FILTRATION_CATEGORY_UNSPECIFIED', 29.9, 'G4'], [undefined, 90, 'G1']])('gives an eGFR with the category %s the one of its value', (category, value, expected) => {
    expect(kidneyResults(any({ filtration: [{ ...filtration, value, category }] }))).toMatchObject({ filtration: [{ value, category: expected }], leftOut: 0 })
  })

  it('gives a uACR with an unknown category the one of its value', () => {
    expect(kidneyResults(any({ albumin: [{ ...albumin, value: 301, category: 'ALBUMIN_CATEGORY_A4' }] })).albumin[0]?.category).toBe('A3')
  })

  it('calls results lasting only when the server says so', () => {
    expect(['yes', undefined, true].map(isLasting => kidneyResults(any({ filtration: [filtration], isLasting })).isLasting)).toEqual([false, false, true])
  })

  it('is broken when no row of a list can be read, and empty when there is none', () => {
    expect(() => kidneyResults(any({ filtration: [filtration], albumin: [{ id: 'a-1' }] }))).toThrow(ContractBroken)
    expect(() => kidneyResults(any({ filtration: {} }))).toThrow(ContractBroken)
    expect(kidneyResults({})).toEqual({ filtration: [], albumin: [], isLasting: false, leftOut: 0 })
  })
})

describe('an A1C report', () => {
  const read = (...results: readonly unknown[]) => a1cReport(any({ report: { results, change: -0.4, nextTestDue: '2026-12-14' } }))

  it('keeps a result whose range or average the portal does not know, for it makes both of the percent', () => {
    expect(read(a1c, { ...a1c, id: 'l-2', range: 'A1C_RANGE_GOAL', estimatedAverageGlucose: 'high' })).toEqual({
      results: ['l-1', 'l-2'].map(id => ({ id, quantitativeValue: 7.2, timestamp: at, range: 'outOfRange', average: 160 })), change: -0.4, nextTestDue: '2026-12-14', leftOut: 0,
    })
  })

  it('leaves out a result without a percent and says nothing of the change then', () => {
    const { results, leftOut, ...rest } = read({ ...a1c, quantitativeValue: 'NaN' }, a1c)
    expect([results.map(({ id }) => id), leftOut, 'change' in rest]).toEqual([['l-1'], 1, false])
  })

  it('shows its results also when the next test or the change cannot be read', () => {
    expect(a1cReport(any({ report: { results: [a1c], change: 'less', nextTestDue: 'soon' } }))).toMatchObject({ results: [{ id: 'l-1' }], nextTestDue: null, leftOut: 0 })
  })

  it.each([['no report', {}], ['no list', { report: { results: {} } }], ['no row', { report: { results: [] } }], ['no readable row', { report: { results: [{ ...a1c, timestamp: '' }] } }]])('is broken with %s', (_, wire) => {
    expect(() => a1cReport(any(wire))).toThrow(ContractBroken)
  })
})

describe('a cholesterol report', () => {
  it('loses an unknown marker and an unreadable sample, and counts both', () => {
    const { panels, leftOut } = cholesterolReport(any({ report: { panels: [{ ...panel, values: [ldl, { marker: 'CHOLESTEROL_MARKER_NON_HDL', value: 120 }] }, { ...panel, timestamp: 'noon' }] } }))
    expect(panels).toEqual([{ timestamp: at, values: [{ marker: 'LDL', value: 101 }] }])
    expect(leftOut).toBe(2)
  })

  it('counts a sample without a readable value once', () => {
    expect(cholesterolReport(any({ report: { panels: [panel, { timestamp: at, values: [{ marker: 'X', value: 1 }, { marker: 'Y', value: 2 }] }] } }))).toMatchObject({ panels: [{ values: [{ value: 101 }] }], leftOut: 1 })
  })

  it.each([['no report', {}], ['no list', { report: { panels: {} } }], ['no row', { report: { panels: [] } }], ['no readable row', { report: { panels: [{ timestamp: at, values: [] }, 5] } }]])('is broken with %s', (_, wire) => {
    expect(() => cholesterolReport(any(wire))).toThrow(ContractBroken)
  })
})

test('the report of both counts what is left out of both, and a part without a result is absent', () => {
  const both = combinedReport(any({ a1c: { results: [a1c, {}] }, cholesterol: { panels: [panel, {}] } }))
  expect([both.a1c?.results.length, both.cholesterol?.panels.length, both.leftOut]).toEqual([1, 1, 2])
  expect(combinedReport({})).toEqual({ leftOut: 0 })
})
