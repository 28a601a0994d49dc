/**
 * One structured line. Values come from closed sets (route names, numbers), never from a request's
 * text; but for the origin that a browser says our policy stopped.
 */
export type AccessLogLine = Record<string, string | number | boolean>
export type AccessLog = (line: AccessLogLine) => void

/**
 * Gathers the lines of one turn and writes them together: a write to a pipe blocks, and there is
 * one line per request.
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
