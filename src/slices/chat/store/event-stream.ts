import type { ChatEvent, LeftOutEvent } from '../model/chat-events.ts'
import type { OpenStream } from '../api/chat-stream.ts'
import { Unavailable } from '#platform/http/failure.ts'

/** Milliseconds until a stream that was opened must have said that it is ready. */
const readyLimit = 15_000
/**
 * The longest heartbeat that the contract knows, in milliseconds: it counts while the stream's own
 * could not be read.
 */
const longestHeartbeat = 60_000

export type EventStreamPorts = {
  readonly open: OpenStream
  readonly token: (signal: AbortSignal) => Promise<string | null>
  readonly heard: (event: ChatEvent | LeftOutEvent) => void
  /** Calls back after some milliseconds; answers a function that stops it. */
  readonly later: (task: () => void, delay: number) => () => void
}

/**
 * Holds one stream of events until it ends. Resolves when the server ended it or there is no chat
 * user; rejects with a Failure, with `Unavailable` when it has been silent for twice as long as its
 * heartbeat (a half-open line says nothing for ever), or with the abort.
 */
export async function runEventStream(
  cursor: string,
  { open, token, heard, later }: EventStreamPorts,
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
      heard(event)
      stopWatch = watch()
    }
  } catch (thrown) {
    if (stalled.signal.aborted && !outer.aborted) throw new Unavailable({})
    throw thrown
  } finally {
    stopWatch()
  }
}
