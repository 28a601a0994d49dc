import { expect, test } from 'vitest'
import { addDays, daysBetween, eachDay } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { exportPageDays, readInPages } from './read-in-pages.ts'

/** A server with a reading on every day. */
const server = () => {
  const requested: DateSpan[] = []
  return {
    requested,
    ask: async (page: DateSpan) => {
      requested.push(page)
      return { items: eachDay(page.start, page.end).toReversed(), leftOut: 1 }
    },
  }
}

test('reads ten years newest first, each day once, in calls of at most a year', async () => {
  const { requested, ask } = server()
  const span = { start: '2016-11-21', end: '2026-11-20' }
  expect(await readInPages(span, ask)).toEqual({
    items: eachDay(span.start, span.end).toReversed(),
    leftOut: 10,
  })
  expect(requested.length).toBe(10)
  expect(Math.max(...requested.map(({ start, end }) => daysBetween(start, end) + 1))).toBe(
    exportPageDays,
  )
  expect(
    requested.slice(1).every((page, index) => addDays(page.end, 1) === requested[index]?.start),
  ).toBe(true)
})

test('reads a few days in one call', async () => {
  const { requested, ask } = server()
  await readInPages({ start: '2026-11-19', end: '2026-11-20' }, ask)
  expect(requested).toEqual([{ start: '2026-11-19', end: '2026-11-20' }])
})

test('rejects when one page fails', async () => {
  const { ask } = server()
  await expect(
    readInPages({ start: '2024-01-01', end: '2026-11-20' }, (page) =>
      page.start < '2025' ? Promise.reject(new Error('503')) : ask(page),
    ),
  ).rejects.toThrow('503')
})

test('stops after cancellation', async () => {
  const { requested, ask } = server()
  expect(
    await readInPages({ start: '2016-11-21', end: '2026-11-20' }, ask, () => requested.length < 2),
  ).toBeNull()
  expect(requested).toHaveLength(2)
})
