import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  isAnnounced,
  nextCheckAt,
  resumed,
  secondsLeft,
  stepIdle,
  watching,
  type Idle,
  type IdleEvent,
  type ClockReading,
} from './idle-machine.ts'

const start: ClockReading = { wall: 1_800_000_000_000, steady: 5_000 }
/** Both clocks after `ms`. `slept`: milliseconds in which only the wall clock ran. */
const after = (ms: number, slept = 0): ClockReading => ({
  wall: start.wall + ms + slept,
  steady: start.steady + ms,
})
const look: IdleEvent = { type: 'clockCheck' }
const at = (now: ClockReading, event: IdleEvent = look, idle: Idle = watching(start)) =>
  stepIdle(idle, event, now)
const second = 1_000
const minute = 60_000

test.each([
  [0, 'here', null],
  [840 * second, 'here', null],
  [841 * second - 1, 'here', null],
  [841 * second, 'asking', 60],
  [841 * second + 1, 'asking', 60],
  [842 * second, 'asking', 59],
  [900 * second, 'asking', 1],
  [901 * second - 1, 'asking', 1],
  [901 * second, 'over', null],
  [24 * 60 * minute, 'over', null],
] as const)(
  'GAP-030: the state %i ms after the last activity is %s (840 s plus debounce)',
  (ms, tag, left) => {
    const now = after(ms)
    const [idle, commands] = at(now)
    expect([idle.tag, secondsLeft(idle, now), commands]).toEqual([
      tag,
      left,
      tag === 'over' ? [{ type: 'signOut' }] : [],
    ])
  },
)

describe('while the idle dialog shows', () => {
  const [asking] = at(after(850 * second))
  it('ignores activity', () => {
    expect(stepIdle(asking, { type: 'activity' }, after(851 * second))[0]).toEqual(asking)
  })
  it('Stay restarts the idle time and reports at once', () => {
    expect(stepIdle(asking, { type: 'stay' }, after(900 * second))).toEqual([
      watching(after(900 * second)),
      [{ type: 'report', now: true }],
    ])
  })
  it('Stay has no effect after the countdown', () => {
    expect(stepIdle(asking, { type: 'stay' }, after(901 * second))).toEqual([
      { ...asking, tag: 'over' },
      [{ type: 'signOut' }],
    ])
  })
  it('Leave signs out', () => {
    expect(stepIdle(asking, { type: 'leave' }, after(851 * second))).toEqual([
      { ...asking, tag: 'over' },
      [{ type: 'signOut' }],
    ])
  })
  it('Stay in another tab counts', () => {
    expect(
      stepIdle(
        asking,
        { type: 'otherTabActivity', at: start.wall + 852 * second },
        after(853 * second),
      )[0],
    ).toEqual(watching(after(852 * second)))
  })
  it('activity in another tab counts, even after this tab slept past the end', () => {
    expect(
      at(after(16 * minute), { type: 'otherTabActivity', at: start.wall + 10 * minute }),
    ).toEqual([watching(after(10 * minute)), []])
  })
  it('signs out only once', () => {
    const [over] = stepIdle(asking, { type: 'leave' }, after(851 * second))
    for (const event of [
      look,
      { type: 'stay' },
      { type: 'activity' },
      { type: 'leave' },
      { type: 'otherTabActivity', at: start.wall + 855 * second },
    ] as const)
      expect(stepIdle(over, event, after(856 * second))).toEqual([over, []])
  })
})

describe('activity from other tabs and storage', () => {
  it.each([
    NaN,
    Infinity,
    -Infinity,
    null,
    undefined,
    '1800000100000',
    {},
    start.wall,
    start.wall - 1,
    start.wall + 10 * minute + 2001,
    start.wall + 365 * 24 * 60 * minute,
  ])('ignores %s', (heard) => {
    const now = after(10 * minute)
    expect(at(now, { type: 'otherTabActivity', at: heard })).toEqual([watching(start), []])
  })
  it('treats a clock slightly ahead as now', () => {
    const now = after(10 * minute)
    expect(at(now, { type: 'otherTabActivity', at: now.wall + 2000 })[0]).toEqual(watching(now))
  })
})

describe('clocks that jump', () => {
  it('signs out at once after sleep with both clocks running', () => {
    expect(at(after(16 * minute))[1]).toEqual([{ type: 'signOut' }])
  })
  it('asks the server when only the wall clock advanced', () => {
    const [doubted, commands] = at(after(minute, 5 * 60 * minute))
    expect([doubted.tag, commands]).toEqual(['doubted', [{ type: 'askServer' }]])
    expect(at(after(2 * minute, 5 * 60 * minute), { type: 'activity' }, doubted)).toEqual([
      doubted,
      [],
    ])
  })
  it('ignores the jump when the server confirms the session', () => {
    const jump = 5 * 60 * minute
    const idle = resumed(start, after(minute, jump))
    expect(stepIdle(idle, look, after(841 * second - 1, jump))[0].tag).toBe('here')
    expect(stepIdle(idle, look, after(841 * second, jump))[0].tag).toBe('asking')
  })
  it('shows the remaining seconds when the machine wakes in time', () => {
    const now = after(minute, 14 * minute - 60 * second + 42 * second)
    const [idle] = at(now)
    expect([idle.tag, secondsLeft(idle, now)]).toEqual(['asking', 19])
  })
  it('a wall clock that is set back adds no time', () => {
    const back = -5 * 60 * minute
    const [idle] = at(after(minute, back))
    expect(stepIdle(idle, look, after(840 * second, back))[0].tag).toBe('here')
    expect(stepIdle(idle, look, after(841 * second, back))[0].tag).toBe('asking')
    expect(stepIdle(idle, look, after(901 * second, back))[1]).toEqual([{ type: 'signOut' }])
  })
})

describe('whatever happens', () => {
  const event = fc.oneof(
    fc.constantFrom<IdleEvent>(look, { type: 'activity' }, { type: 'stay' }),
    fc.record({
      type: fc.constant('otherTabActivity' as const),
      at: fc.oneof(
        fc.double(),
        fc.integer({ min: -2_000_000, max: 2_000_000 }).map((ms) => start.wall + ms),
        fc.string(),
      ),
    }),
  )
  const steps = fc.array(fc.record({ wait: fc.integer({ min: 0, max: 400 * second }), event }), {
    maxLength: 30,
  })

  it('never asks before 840 s or signs out before 900 s, and signs out by 901 s', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let idle = watching(start)
        let ms = 0
        let last = 0
        for (const { wait, event } of all) {
          ms += wait
          const wasAsking = idle.tag === 'asking' || ms - last >= 841 * second
          const commands = stepIdle(idle, event, after(ms))[1]
          idle = stepIdle(idle, event, after(ms))[0]
          if (
            event.type === 'otherTabActivity' &&
            typeof event.at === 'number' &&
            event.at > start.wall + last &&
            event.at <= start.wall + ms + 2000
          )
            last = Math.min(event.at - start.wall, ms)
          const away = ms - last
          if (away >= 901 * second) return void expect(idle.tag).toBe('over')
          expect(commands).not.toContainEqual({ type: 'signOut' })
          if (event.type === 'stay' || (event.type === 'activity' && !wasAsking)) last = ms
          expect(idle.tag).toBe(ms - last >= 841 * second ? 'asking' : 'here')
        }
      }),
      { numRuns: 500 },
    )
  })

  it('allows any number of stays', () => {
    let idle = watching(start)
    for (let ms = 900 * second; ms <= 100 * 900 * second; ms += 900 * second) {
      const [asked] = stepIdle(idle, look, after(ms))
      expect(asked.tag).toBe('asking')
      idle = stepIdle(asked, { type: 'stay' }, after(ms))[0]
    }
    expect(idle).toEqual(watching(after(100 * 900 * second)))
  })

  it('schedules the next check in the future and never late', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 901 * second - 1 }), (ms) => {
        const [idle] = at(after(ms))
        const wait = nextCheckAt(idle, after(ms))
        expect(wait).toBeGreaterThan(0)
        const then = stepIdle(idle, look, after(ms + wait))[0]
        expect(stepIdle(idle, look, after(ms + wait - 1))[0].tag).toBe(idle.tag)
        if (idle.tag === 'asking')
          expect(secondsLeft(then, after(ms + wait)) ?? 0).toBe(
            (secondsLeft(idle, after(ms)) ?? 0) - 1,
          )
      }),
    )
  })
})

it('announces the seconds at the start, at 30 and at 15, even after a missed tick', () => {
  const spoken = (left: readonly number[]) =>
    left.filter((one, index) => isAnnounced(one, left[index - 1] ?? null))
  expect(spoken(Array.from({ length: 61 }, (_, at) => 60 - at))).toEqual([60, 30, 15])
  expect(spoken([42, 29, 14, 3])).toEqual([42, 29, 14])
})
