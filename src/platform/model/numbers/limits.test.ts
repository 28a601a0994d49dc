import { expect, test } from 'vitest'
import { between, hasMore, hasRoom, isEnough } from './limits.ts'

test.each([
  [9, true, false, false],
  [10, false, false, true],
  [11, false, true, true],
])('%i beside a limit of 10', (count, room, more, enough) =>
  expect([hasRoom(count, 10), hasMore(count, 10), isEnough(count, 10)]).toEqual([
    room,
    more,
    enough,
  ]),
)
test('both ends are between', () => expect(between([0, 3, 6, 9, 12], 3, 9)).toEqual([3, 6, 9]))
