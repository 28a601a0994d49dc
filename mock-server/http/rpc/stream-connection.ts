import type { Writable } from 'node:stream'
import type { Response } from '../http-message.ts'
import { closeConnection } from '../fault-injection.ts'

/** Fault controls of a stream's connection. */
export type StreamConnection = {
  /** Whether the stream sends nothing more, although the connection stays. */
  isFrozen: boolean
  /** Cuts the connection. */
  readonly cut: () => void
  /** Sends bytes that are no message. */
  readonly garble: () => void
}

/**
 * A valid envelope (the same in all three protocols: flags, length, bytes) with unreadable content.
 */
const GARBAGE = Buffer.concat([Buffer.from([0, 0, 0, 0, 9]), Buffer.from('not json!')])

export function streamConnectionOf(response: Response): StreamConnection {
  return {
    isFrozen: false,
    cut: () => closeConnection(response),
    // The response types of HTTP/1.1 and HTTP/2 have no common `write`; both are writable streams.
    garble: () => void (response as Writable).write(GARBAGE),
  }
}
