import type { ChatEvent, LeftOutEvent } from '../model/chat-events.ts'
import type { OpenStream } from '../api/chat-stream.ts'
import { Unavailable } from '#platform/http/failure.ts'

/** Time limit for the ready event, in milliseconds. */
const readyLimit = 15_000
/** The contract's longest heartbeat, in milliseconds; used until the stream's own is known. */
const longestHeartbeat = 60_000

export type EventStreamPorts = {
  readonly open: OpenStream
  readonly token: (signal: AbortSignal) => Promise<string | null>
  readonly onEvent: (event: ChatEvent | LeftOutEvent) => void
  /** Calls the task after a delay in milliseconds; returns a function that cancels it. */
  readonly later: (task: () => void, delay: number) => () => void
}

/**
 * Reads one event stream until it ends; resolves at its end or without a chat user. Rejects with a
 * Failure (`Unavailable` after two missed heartbeats) or with the abort.
 */
export async function runEventStream(
  cursor: string,
  { open, token, onEvent, later }: EventStreamPorts,
  outer: AbortSignal,
): Promise<void> {
  const sessionToken = await token(outer)
  if (sessionToken === null) return
  const stalled = new AbortController()
  const signal = AbortSignal.any([outer, stalled.signal])
  let limit = readyLimit
  const watch = () => later(() => stalled.abort(), limit)
  let stopWatch = watch()
  try {
    for await (const event of open(sessionToken, cursor, signal)) {
      stopWatch()
      if (event.kind === 'ready') limit = 2 * event.heartbeatSeconds * 1000
      else if (limit === readyLimit) limit = 2 * longestHeartbeat
      onEvent(event)
      stopWatch = watch()
    }
  } catch (thrown) {
    if (stalled.signal.aborted && !outer.aborted) throw new Unavailable({})
    throw thrown
  } finally {
    stopWatch()
  }
}
