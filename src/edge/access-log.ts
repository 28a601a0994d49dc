/**
 * A structured log line. Values come from closed sets, never from a request's text, except the
 * blocked origin of a CSP report.
 */
export type AccessLogLine = Record<string, string | number | boolean>
export type AccessLog = (line: AccessLogLine) => void

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
