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

/** What the watch needs of the world around it. */
export type IdlePorts = {
  readonly now: () => ClockReading
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
  /**
   * Tells the other tabs, and writes down for those that do not hear it, when she last did
   * something (milliseconds since 1970).
   */
  readonly share: (at: number) => void
  /** What is written down; anything, for it may have been changed by hand. */
  readonly written: () => unknown
  /** Reports to the edge that she did something just now. */
  readonly report: (isUrgent: boolean) => void
  /** Shows how many seconds are left, or, with null, that nobody is asked. */
  readonly show: (left: number | null) => void
  readonly signOut: () => void
  readonly askServer: () => void
  /** She stays: what was left undone meanwhile is made up for. */
  readonly stayed: () => void
}

/**
 * Carries out what the idle machine decides. `last`: when this page knew her to be here before the
 * server was asked, or null for a page that begins, `since` when.
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

  /** What another tab wrote down counts, also when nothing of it was heard here. */
  const look = () => stepIdle(idle, { type: 'heard', at: ports.written() }, ports.now())

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
      stopTimer = ports.later(() => dispatch({ type: 'looked' }), nextCheckAt(idle, ports.now()))
  }

  function run(command: IdleCommand) {
    switch (command.type) {
      case 'tell':
        ports.report(command.now)
        if (command.now) return share()
        // At most once a second, the last touch of a burst included.
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
    /** To be called once. The edge knows of a page that begins by the calls it makes. */
    start: () => {
      if (last === null) ports.share(look()[0].last.wall)
      dispatch({ type: 'looked' })
    },
    stirred: () => dispatch({ type: 'stirred' }),
    heard: (at: unknown) => dispatch({ type: 'heard', at }),
    looked: () => dispatch({ type: 'looked' }),
    stay: () => {
      dispatch({ type: 'stayed' })
      if (idle.tag === 'here') ports.stayed()
    },
    leave: () => dispatch({ type: 'left' }),
    /** By the clock, which a timer may be late to look at. */
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
