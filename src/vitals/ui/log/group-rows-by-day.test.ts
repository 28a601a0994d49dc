import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupRowsByDay } from './group-rows-by-day.ts'

test('each day once, whatever the order', () =>
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.integer({ min: 10, max: 14 }), id: fc.nat() })),
      (told) => {
        const rows = told.map(({ day, id }) => ({ timestamp: `2026-11-${day}T12:00:00`, id }))
        expect(groupRowsByDay(rows)).toEqual(
          [...Map.groupBy(rows, ({ timestamp }) => timestamp.slice(0, 10))].map(([day, own]) => ({
            day,
            rows: own,
          })),
        )
      },
    ),
  ))
