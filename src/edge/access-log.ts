import type { Writable } from 'node:stream'

/**
 * A structured log line. Values come from closed sets, never from a request's text, except the
 * blocked origin of a CSP report.
 */
export type AccessLogLine = Record<string, string | number | boolean>
export type AccessLog = (line: AccessLogLine) => void

/** Bytes that may wait for the reader of the log. */
const waitingAtMost = 1024 * 1024

/**
 * Returns a writer to a stream whose reader may stall or go away. Lines are then left out, because
 * the edge must neither end nor keep them in memory.
 */
export function createLogWriter(stream: Writable): (text: string) => void {
  stream.on('error', () => {})
  return (text) => {
    if (stream.writable && stream.writableLength < waitingAtMost) stream.write(text)
  }
}

/**
 * Creates a log that writes the lines of one event-loop turn together. Writes to a pipe block, and
 * there is one line per request.
 */
export function createAccessLog(write: (text: string) => void, now: () => number): AccessLog {
  let waiting = ''
  const flush = (): void => {
    write(waiting)
    waiting = ''
  }
  return (line) => {
    if (waiting === '') setImmediate(flush)
    waiting += JSON.stringify({ at: new Date(now()).toISOString(), ...line }) + '\n'
  }
}
