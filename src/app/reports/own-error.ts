import {
  type ErrorKind,
  errorKinds,
  type ReportedError,
} from '#platform/model/reports/page-report.ts'

const kinds: ReadonlySet<string> = new Set(errorKinds)
const frame = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/

/**
 * Returns the kind and the place of an error in the portal's own files, and null for one of another
 * origin, such as a browser extension. The message stays in the browser.
 */
export function ownError(thrown: unknown, origin: string): ReportedError | null {
  if (!(thrown instanceof Error) || thrown.stack === undefined) return null
  const line = thrown.stack.split('\n').find((each) => each.includes(`${origin}/assets/`))
  const [, file, at, column] = frame.exec(line ?? '') ?? []
  if (file === undefined) return null
  const kind = kinds.has(thrown.name) ? (thrown.name as ErrorKind) : 'other'
  return { kind, file, line: Number(at), column: Number(column) }
}
