import { describe, expect, it } from 'vitest'
import { stemLayout, type StemFrame } from './stem-layout.ts'
import { markScale, stemPaths, type StemPoint } from './stem-paths.ts'

const point = (at: number, low: number, high: number): StemPoint => ({
  at,
  low,
  high,
  tone: 'stage-2',
  shape: 'triangle-up-solid',
})
const frame = (points: StemPoint[], more: Partial<StemFrame> = {}): StemFrame => ({
  from: 0,
  to: 29,
  points,
  bands: [
    { low: 90, high: 130, limits: [130], title: 'Systolic', text: 'target below 130' },
    { low: 60, high: 80, limits: [80], title: 'Diastolic', text: 'target below 80' },
  ],
  dates: Array.from({ length: 30 }, (_, at) => ({
    at,
    label: at === 29 ? 'Today' : `Nov ${at + 1}`,
  })),
  compact: false,
  ...more,
})
const wide = { width: 1020, text: 1, spacing: 0 }
const phone = { width: 320, text: 1, spacing: 0 }

describe('stemLayout', () => {
  it('draws the axis lines 60, 100 and 160 with the limits 130 and 80', () => {
    const layout = stemLayout(frame([point(8, 91, 146)]), wide)
    expect(layout.lines).toEqual([60, 100, 160])
    expect(layout.limits).toEqual([130, 80])
    expect(layout.sideLabels).toBe(true)
  })
  it('ends with the last date, in bold', () => {
    const { dates, edge } = stemLayout(frame([point(8, 91, 146)]), wide)
    expect(dates.at(-1)).toEqual({ x: edge.right, label: 'Today', anchor: 'end', last: true })
    expect(dates.filter((date) => date.last)).toHaveLength(1)
  })
  it('keeps every label inside a phone and omits the side labels', () => {
    const layout = stemLayout(frame([point(8, 91, 146)]), phone)
    expect(layout.sideLabels).toBe(false)
    expect(layout.edge.right).toBeLessThanOrEqual(320)
    expect(layout.dates.every((date) => date.x > 0 && date.x <= 320)).toBe(true)
  })
  it('gives larger text more space', () => {
    const large = stemLayout(frame([point(8, 91, 146)]), { width: 640, text: 2, spacing: 2 })
    const usual = stemLayout(frame([point(8, 91, 146)]), { width: 640, text: 1, spacing: 0 })
    expect(large.edge.left).toBeGreaterThan(usual.edge.left)
    expect(large.dates.length).toBeLessThan(usual.dates.length)
  })
  it('formats every value of the axis with the same number of decimals', () => {
    const axis = (...ends: [number, number]) => {
      const { lines, word } = stemLayout(frame([point(1, ...ends)], { bands: [] }), wide)
      return lines.map(word)
    }
    expect(axis(32.2, 33.1)).toEqual(['32.2', '32.4', '32.6', '32.8', '33.0', '33.2'])
    expect(axis(195, 203)).toEqual(['194', '196', '198', '200', '202', '204'])
  })
  it('accepts an empty chart', () => {
    const layout = stemLayout(frame([], { bands: [], dates: [] }), wide)
    expect(layout.lines.length).toBeGreaterThan(0)
    expect(layout.dates).toEqual([])
  })
})

describe('stemPaths', () => {
  it('draws ten thousand readings as one group for each tone, with the extremes', () => {
    const points = Array.from({ length: 10_000 }, (_, at) =>
      point(at, 70 + (at % 9), at === 7777 ? 230 : 120 + (at % 17)),
    )
    const layout = stemLayout(frame(points, { to: 9999 }), wide)
    const { paths } = stemPaths(points, layout.x, layout.y, layout.edge)
    expect(paths).toHaveLength(1)
    const drawn = (paths[0]?.feet.match(/M/g) ?? []).length
    expect(drawn).toBeLessThan(800)
    expect(paths[0]?.stems).toContain(`M${Math.round(layout.x(7777) * 10) / 10} `)
  })
  it('joins no readings across a gap', () => {
    const layout = stemLayout(frame([point(1, 80, 120), point(9, 80, 120)]), wide)
    const { paths } = stemPaths(
      [point(1, 80, 120), point(9, 80, 120)],
      layout.x,
      layout.y,
      layout.edge,
    )
    expect(paths[0]?.stems).not.toMatch(/[LC]/)
    expect(paths[0]?.stems.match(/M/g)).toHaveLength(2)
  })
  it('marks a value beyond the axis at its edge', () => {
    const high = [point(3, 80, 260)]
    const layout = stemLayout(frame(high, { axis: { least: 40, most: 200 } }), wide)
    const inside = stemPaths([point(3, 80, 199)], layout.x, layout.y, layout.edge)
    const beyond = stemPaths(high, layout.x, layout.y, layout.edge)
    const shapes = (result: typeof inside) => (result.paths[0]?.solid.match(/M/g) ?? []).length
    expect(shapes(inside)).toBe(1)
    expect(shapes(beyond)).toBe(2)
  })
  it('shrinks crowded marks to no less than a third', () => {
    expect(markScale(30, 824)).toBe(0.875)
    expect(markScale(100, 824)).toBeLessThan(0.5)
    expect(markScale(5000, 824)).toBe(0.35)
  })
})
