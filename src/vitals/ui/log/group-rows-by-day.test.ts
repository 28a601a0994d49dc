import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRowsByDay } from './group-rows-by-day.ts'

test('lists each day once, in any order of rows', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.integer({ min: 10, max: 14 }), id: fc.nat() })),
      (sample) => {
        const rows = sample.map(({ day, id }) => ({ timestamp: `2026-11-${day}T12:00:00`, id }))
        expect(groupRowsByDay(rows)).toEqual(
          [...Map.groupBy(rows, ({ timestamp }) => timestamp.slice(0, 10))].map(([day, own]) => ({
            day,
            rows: own,
          })),
        )
      },
    ),
  ))
