import type { Writable } from 'node:stream'
import type { Response } from '../http-message.ts'
import { closeConnection } from '../fault-injection.ts'

/** What can be done to the connection of a stream beside its messages. */
export type StreamConnection = {
  /** Nothing more is to be sent, although the connection stays. */
  isFrozen: boolean
  /** The connection breaks. */
  readonly cut: () => void
  /** What follows is no message. */
  readonly garble: () => void
}

/**
 * An envelope (of all three protocols alike: flags, length, bytes) with something in it that nobody
 * can read.
 */
const GARBAGE = Buffer.concat([Buffer.from([0, 0, 0, 0, 9]), Buffer.from('not json!')])

export function streamConnectionOf(response: Response): StreamConnection {
  return {
    isFrozen: false,
    cut: () => closeConnection(response),
    // The union of the two servers' answers has no common write; both are writable streams.
    garble: () => void (response as Writable).write(GARBAGE),
  }
}
