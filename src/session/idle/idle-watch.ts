import {
  debounce,
  nextCheckAt,
  resumed,
  secondsLeft,
  stepIdle,
  watching,
  type Idle,
  type IdleCommand,
  type IdleEvent,
  type ClockReading,
} from '../auth/model/idle-machine.ts'

/** The ports of the idle watch. */
export type IdlePorts = {
  readonly now: () => ClockReading
  /** Calls back after `delay` milliseconds; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void
  /**
   * Sends the time of the last activity (milliseconds since 1970) to the other tabs, and stores it.
   */
  readonly share: (at: number) => void
  /** The stored time of the last activity. It may be any value, because a user can edit storage. */
  readonly readStored: () => unknown
  /** Reports current activity to the edge. */
  readonly report: (isUrgent: boolean) => void
  /** Shows the seconds left; null hides the idle dialog. */
  readonly show: (left: number | null) => void
  readonly signOut: () => void
  readonly askServer: () => void
  /** The member stays: catch up on postponed work. */
  readonly stayed: () => void
}

/**
 * Runs the commands of the idle machine. `last`: the last activity that this page knew before the
 * server was asked; null for a new page, which began at `since`.
 */
export function createIdleWatch(
  ports: IdlePorts,
  last: ClockReading | null,
  since: ClockReading = ports.now(),
) {
  let idle: Idle = last === null ? watching(since) : resumed(last, ports.now())
  let stopTimer = () => {}
  let stopSharing: (() => void) | null = null
  let isStopped = false

  /** Includes the stored activity of other tabs, in case the channel missed it. */
  const look = () =>
    stepIdle(idle, { type: 'otherTabActivity', at: ports.readStored() }, ports.now())

  function dispatch(event: IdleEvent) {
    if (isStopped) return
    const [informed, first] = look()
    const [next, then] = stepIdle(informed, event, ports.now())
    idle = next
    for (const command of [...first, ...then]) run(command)
    if (isStopped) return
    ports.show(secondsLeft(idle, ports.now()))
    stopTimer()
    if (idle.tag === 'here' || idle.tag === 'asking')
      stopTimer = ports.later(
        () => dispatch({ type: 'clockCheck' }),
        nextCheckAt(idle, ports.now()),
      )
  }

  function run(command: IdleCommand) {
    switch (command.type) {
      case 'report':
        ports.report(command.now)
        if (command.now) return share()
        // At most once a second, including the last event of a burst.
        stopSharing ??= ports.later(share, debounce)
        return
      case 'signOut':
        return ports.signOut()
      case 'askServer':
        return ports.askServer()
    }
  }

  function share() {
    stopSharing?.()
    stopSharing = null
    ports.share(idle.last.wall)
  }

  return {
    /** Must be called once. The edge notices a new page by its calls. */
    start: () => {
      if (last === null) ports.share(look()[0].last.wall)
      dispatch({ type: 'clockCheck' })
    },
    recordActivity: () => dispatch({ type: 'activity' }),
    receive: (at: unknown) => dispatch({ type: 'otherTabActivity', at }),
    checkClock: () => dispatch({ type: 'clockCheck' }),
    stay: () => {
      dispatch({ type: 'stay' })
      if (idle.tag === 'here') ports.stayed()
    },
    leave: () => dispatch({ type: 'leave' }),
    /** Checks the clock, because a timer may be late. */
    isAway: () => look()[0].tag !== 'here',
    last: () => idle.last,
    stop: () => {
      isStopped = true
      stopTimer()
      stopSharing?.()
      ports.show(null)
    },
  }
}
export type IdleWatch = ReturnType<typeof createIdleWatch>
