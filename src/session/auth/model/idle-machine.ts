import { secondsLeft as wholeSeconds } from '#platform/model/numbers/time-left.ts'
/**
 * A moment on two clocks, in milliseconds. `wall`: since 1970, by the system clock, which a user
 * can change. `steady`: monotonic, but it stops on some machines during sleep.
 *
 * Neither clock alone measures the idle time reliably.
 */
export type ClockReading = { readonly wall: number; readonly steady: number }

/**
 * 1§4, 1§9: the debounce of activity, the idle time before the idle dialog, and the countdown of
 * the dialog, in milliseconds.
 */
export const idleAfter = 840_000
export const debounce = 1_000
export const countdown = 60_000

const asksAfter = debounce + idleAfter
const endsAfter = asksAfter + countdown
/** Tolerance in milliseconds for clocks of different tabs and for stored timestamps. */
const tolerance = 2_000
/**
 * Interval of clock checks in milliseconds. It detects a machine that slept or a clock that was
 * changed.
 */
const beat = 30_000

/**
 * The idle state. `last`: the last activity in any tab. `asking`: the idle dialog shows. `over`:
 * the member is signed out.
 *
 * `doubted`: the session is over by the wall clock but not by the steady clock. The machine slept
 * or the clock was changed, so the server must decide.
 */
export type Idle = {
  readonly tag: 'here' | 'asking' | 'doubted' | 'over'
  readonly last: ClockReading
}

export type IdleEvent =
  /** Activity in this tab. It is ignored while the idle dialog shows. */
  | { readonly type: 'activity' }
  /** Another tab sent or stored the time of its last activity; any other value is ignored. */
  | { readonly type: 'otherTabActivity'; readonly at: unknown }
  /** Checks the clock, after a timer, a visible tab or a wake-up. */
  | { readonly type: 'clockCheck' }
  | { readonly type: 'stay' }
  | { readonly type: 'leave' }

export type IdleCommand =
  /**
   * Reports activity to the other tabs and the edge. `now`: without delay, because the edge's
   * session may be about to expire.
   */
  | { readonly type: 'report'; readonly now: boolean }
  | { readonly type: 'signOut' }
  /** Hide all content until the server has confirmed the session. */
  | { readonly type: 'askServer' }

export type IdleStep = readonly [Idle, readonly IdleCommand[]]

/** The initial state; opening the page counts as activity. */
export function watching(now: ClockReading): Idle {
  return { tag: 'here', last: now }
}

/**
 * The state after the server confirmed a doubted session. The idle time is then measured by the
 * steady clock.
 */
export function resumed(last: ClockReading, now: ClockReading): Idle {
  return {
    tag: 'here',
    last: bySteadyClock(last, now),
  }
}

/** The pure transition function of the idle machine. */
export function stepIdle(idle: Idle, event: IdleEvent, now: ClockReading): IdleStep {
  // Activity of another tab is applied before the clock check, because timers of this tab may have
  // slept.
  const [seen, commands] = look(
    event.type === 'otherTabActivity' ? withOtherTabActivity(idle, event.at, now) : idle,
    now,
  )
  if (seen.tag === 'over' || seen.tag === 'doubted') return [seen, commands]
  switch (event.type) {
    case 'clockCheck':
    case 'otherTabActivity':
      return [seen, commands]
    case 'activity':
      return seen.tag === 'here'
        ? [watching(now), [{ type: 'report', now: false }]]
        : [seen, commands]
    case 'stay':
      return [watching(now), [{ type: 'report', now: true }]]
    case 'leave':
      return [{ ...seen, tag: 'over' }, [{ type: 'signOut' }]]
  }
}

function withOtherTabActivity(idle: Idle, at: unknown, now: ClockReading): Idle {
  if (
    idle.tag === 'over' ||
    idle.tag === 'doubted' ||
    typeof at !== 'number' ||
    !(at > idle.last.wall && at <= now.wall + tolerance)
  )
    return idle
  const ago = Math.max(now.wall - at, 0)
  return { tag: 'here', last: { wall: now.wall - ago, steady: now.steady - ago } }
}

function look(idle: Idle, now: ClockReading): IdleStep {
  if (idle.tag === 'over' || idle.tag === 'doubted') return [idle, []]
  // A wall clock that was set back would hide idle time.
  const last = now.wall < idle.last.wall ? bySteadyClock(idle.last, now) : idle.last
  const sure = now.steady - last.steady
  const away = Math.max(sure, now.wall - last.wall)
  if (away < asksAfter) return [{ tag: 'here', last }, []]
  if (away < endsAfter) return [{ tag: 'asking', last }, []]
  return sure < endsAfter
    ? [{ tag: 'doubted', last }, [{ type: 'askServer' }]]
    : [{ tag: 'over', last }, [{ type: 'signOut' }]]
}

/** The same moment, with the wall time derived from the steady clock. */
const bySteadyClock = (last: ClockReading, now: ClockReading): ClockReading => ({
  wall: now.wall - (now.steady - last.steady),
  steady: last.steady,
})

const awayFor = ({ last }: Idle, now: ClockReading): number =>
  Math.max(now.steady - last.steady, now.wall - last.wall)

/** Whole seconds until the sign-out, 60 to 0; null unless the idle dialog shows. */
export function secondsLeft(idle: Idle, now: ClockReading): number | null {
  return idle.tag === 'asking'
    ? Math.min(wholeSeconds(endsAfter - awayFor(idle, now)), countdown / 1000)
    : null
}

/** Milliseconds until the next clock check; every whole second while the idle dialog shows. */
export function nextCheckAt(idle: Idle, now: ClockReading): number {
  const away = awayFor(idle, now)
  if (idle.tag !== 'asking') return Math.min(Math.max(asksAfter - away, 0), beat)
  return (endsAfter - away) % 1000 || 1000
}

/**
 * Whether to announce the seconds left (docs/quality.md#accessibility-9): when the dialog opens, at
 * 30 and at 15.
 */
export function isAnnounced(left: number, before: number | null): boolean {
  return before === null || [30, 15].some((mark) => left <= mark && before > mark)
}
