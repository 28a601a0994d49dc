/** Limits of parallel calls to the provider, and of those that wait for a slot. */
export interface SlotLimits {
  /** Parallel calls of one origin. */
  readonly calls: number
  readonly perOperation: number
  readonly perSession: number
  /** Waiting calls of all members. */
  readonly waiting: number
  readonly waitingPerSession: number
  /** How long a call waits for a slot, in milliseconds. */
  readonly waitMs: number
}

/** What a call takes slots of. */
export interface SlotKey {
  readonly origin: string
  readonly operation: string
  /** Undefined for calls without a session. */
  readonly session: string | undefined
}

export interface SlotEvents {
  /** The call may start. `release` gives its slots back and must be called once. */
  admitted(release: () => void): void
  refused(): void
}

export interface CallSlots {
  /** Admits the call now or later, or refuses it. Returns a function that stops its waiting. */
  enter(key: SlotKey, events: SlotEvents): () => void
  running(): number
  waiting(): number
}

interface Waiter {
  readonly key: SlotKey
  readonly admit: () => void
}

/**
 * Creates the slots. A call waits only while its operation, its session or its origin has no free
 * slot, so one slow operation cannot stop another; operations take turns.
 */
export function createCallSlots(limits: SlotLimits): CallSlots {
  const running = createCounter()
  const waitingOf = createCounter()
  const queues = new Map<string, Set<Waiter>>()
  let runningCalls = 0
  let waitingCalls = 0

  const mayStart = ({ origin, operation, session }: SlotKey): boolean =>
    running.of(origin) < limits.calls &&
    running.of(operation) < limits.perOperation &&
    (session === undefined || running.of(session) < limits.perSession)
  const namesOf = ({ origin, operation, session }: SlotKey): readonly string[] =>
    session === undefined ? [origin, operation] : [origin, operation, session]

  function start(key: SlotKey, { admitted }: SlotEvents): void {
    for (const name of namesOf(key)) running.add(name, 1)
    runningCalls += 1
    let isReleased = false
    admitted(() => {
      if (isReleased) return
      isReleased = true
      for (const name of namesOf(key)) running.add(name, -1)
      runningCalls -= 1
      while (waitingCalls > 0 && admitNext()) continue
    })
  }

  /** Admits one waiting call; its operation then goes to the end of the turn. */
  function admitNext(): boolean {
    for (const [operation, queue] of queues) {
      if (running.of(operation) >= limits.perOperation) continue
      for (const waiter of queue) {
        if (!mayStart(waiter.key)) continue
        queues.delete(operation)
        queues.set(operation, queue)
        waiter.admit()
        return true
      }
    }
    return false
  }

  return {
    enter(key, events) {
      const { operation, session = '' } = key
      if (mayStart(key)) {
        start(key, events)
        return () => {}
      }
      const isFull =
        waitingCalls >= limits.waiting ||
        (session !== '' && waitingOf.of(session) >= limits.waitingPerSession)
      if (isFull || limits.waitMs === 0) {
        events.refused()
        return () => {}
      }
      const queue = queues.get(operation) ?? new Set()
      const waiter: Waiter = {
        key,
        admit() {
          leave()
          start(key, events)
        },
      }
      const timer = setTimeout(() => {
        leave()
        events.refused()
      }, limits.waitMs)
      const leave = (): void => {
        if (!queue.delete(waiter)) return
        clearTimeout(timer)
        waitingCalls -= 1
        waitingOf.add(session, -1)
        if (queue.size === 0) queues.delete(operation)
      }
      queue.add(waiter)
      queues.set(operation, queue)
      waitingCalls += 1
      waitingOf.add(session, 1)
      return leave
    },
    running: () => runningCalls,
    waiting: () => waitingCalls,
  }
}

interface Counter {
  of(name: string): number
  add(name: string, step: number): void
}

/** Counts by name; a name without a count takes no memory. */
function createCounter(): Counter {
  const counts = new Map<string, number>()
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, step) {
      const count = (counts.get(name) ?? 0) + step
      if (count === 0) counts.delete(name)
      else counts.set(name, count)
    },
  }
}
