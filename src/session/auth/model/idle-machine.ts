/**
 * A moment by two clocks, in milliseconds. `wall`: since 1970, by the browser's clock, which
 * somebody may set. `steady`: by a clock that nobody can set, but which stands still on some
 * machines while they sleep. Neither alone tells how long nobody was here.
 */
export type ClockReading = { readonly wall: number; readonly steady: number }

/**
 * 1§4, 1§9: milliseconds without activity until the member is asked, after the second by which
 * activity is debounced, and until she is signed out then.
 */
export const idleAfter = 840_000
export const debounce = 1_000
export const countdown = 60_000

const asksAfter = debounce + idleAfter
const endsAfter = asksAfter + countdown
/** Milliseconds by which the clocks of two tabs may differ, or a stored one be ahead. */
const tolerance = 2_000
/**
 * How often to look at the clock while nothing is due, so that a machine that slept or a clock that
 * was set is noticed.
 */
const beat = 30_000

/**
 * Whether the member is here. `last`: when she last did something, in any tab. `asking`: the idle
 * modal shows. `over`: she is signed out. `doubted`: by the wall clock it is over and by the steady
 * one it is not, so the machine slept or the clock was set, and only the server can tell.
 */
export type Idle = {
  readonly tag: 'here' | 'asking' | 'doubted' | 'over'
  readonly last: ClockReading
}

export type IdleEvent =
  /** She did something in this tab. While she is being asked only an answer counts. */
  | { readonly type: 'stirred' }
  /**
   * Another tab said, or wrote down, when she last did something there. Whatever else it holds is
   * no news.
   */
  | { readonly type: 'heard'; readonly at: unknown }
  /** The clock is to be looked at: a timer, a tab that is seen again, a machine that woke up. */
  | { readonly type: 'looked' }
  | { readonly type: 'stayed' }
  | { readonly type: 'left' }

export type IdleCommand =
  /**
   * Tell the other tabs and the edge that she is here; `now`: at once, for the edge's clock may be
   * about to run out.
   */
  | { readonly type: 'tell'; readonly now: boolean }
  | { readonly type: 'signOut' }
  /** Hide everything until the server has said whether the session goes on. */
  | { readonly type: 'askServer' }

export type IdleStep = readonly [Idle, readonly IdleCommand[]]

/** A page that begins to watch: opening it was her doing. */
export function watching(now: ClockReading): Idle {
  return { tag: 'here', last: now }
}

/**
 * A page that goes on watching a session of which the server has just said that it goes on: what
 * the wall clock says of it is not true.
 */
export function resumed(last: ClockReading, now: ClockReading): Idle {
  return {
    tag: 'here',
    last: agreeing(last, now),
  }
}

/** The whole behaviour, as a function. */
export function stepIdle(idle: Idle, event: IdleEvent, now: ClockReading): IdleStep {
  // What was done in another tab counts before this one looks at its clock: its timers may have
  // slept.
  const [seen, commands] = look(event.type === 'heard' ? informed(idle, event.at, now) : idle, now)
  if (seen.tag === 'over' || seen.tag === 'doubted') return [seen, commands]
  switch (event.type) {
    case 'looked':
    case 'heard':
      return [seen, commands]
    case 'stirred':
      return seen.tag === 'here'
        ? [watching(now), [{ type: 'tell', now: false }]]
        : [seen, commands]
    case 'stayed':
      return [watching(now), [{ type: 'tell', now: true }]]
    case 'left':
      return [{ ...seen, tag: 'over' }, [{ type: 'signOut' }]]
  }
}

function informed(idle: Idle, at: unknown, now: ClockReading): Idle {
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
  // A wall clock that was set back would say for hours that she was here just now.
  const last = now.wall < idle.last.wall ? agreeing(idle.last, now) : idle.last
  const sure = now.steady - last.steady
  const away = Math.max(sure, now.wall - last.wall)
  if (away < asksAfter) return [{ tag: 'here', last }, []]
  if (away < endsAfter) return [{ tag: 'asking', last }, []]
  return sure < endsAfter
    ? [{ tag: 'doubted', last }, [{ type: 'askServer' }]]
    : [{ tag: 'over', last }, [{ type: 'signOut' }]]
}

/** The same moment, told by the steady clock on both. */
const agreeing = (last: ClockReading, now: ClockReading): ClockReading => ({
  wall: now.wall - (now.steady - last.steady),
  steady: last.steady,
})

const awayFor = ({ last }: Idle, now: ClockReading): number =>
  Math.max(now.steady - last.steady, now.wall - last.wall)

/** Whole seconds until she is signed out, 60 to 0; null while she is not being asked. */
export function secondsLeft(idle: Idle, now: ClockReading): number | null {
  return idle.tag === 'asking'
    ? Math.min(Math.max(Math.ceil((endsAfter - awayFor(idle, now)) / 1000), 0), countdown / 1000)
    : null
}

/**
 * Milliseconds until the clock is to be looked at again: at each whole second while she is being
 * asked.
 */
export function nextCheckAt(idle: Idle, now: ClockReading): number {
  const away = awayFor(idle, now)
  if (idle.tag !== 'asking') return Math.min(Math.max(asksAfter - away, 0), beat)
  return (endsAfter - away) % 1000 || 1000
}

/**
 * At which seconds left she is told how many they are (docs/quality.md#accessibility-9): when she
 * is asked, at 30 and at 15.
 */
export function isAnnounced(left: number, before: number | null): boolean {
  return before === null || [30, 15].some((mark) => left <= mark && before > mark)
}
