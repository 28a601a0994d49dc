// Written by `npm run generate` from contracts/. Do not edit.

/** What an answer says of an operation that will go away: since when (RFC 9745) and until when (RFC 8594), as its headers have it. */
export interface DeprecationReport {
  readonly operationId: string
  readonly deprecation: string
  readonly sunset: string | null
}

const listeners = new Set<(report: DeprecationReport) => void>()
const reported = new Set<string>()

/** Hears of each operation that its server calls deprecated, once. Returns what ends that. */
export const onDeprecated = (listener: (report: DeprecationReport) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports an answer with a `Deprecation` header, the first of each operation that somebody listens to. */
export const noteDeprecation = (operationId: string, headers: Headers): void => {
  const deprecation = listeners.size === 0 ? null : headers.get('deprecation')
  if (deprecation === null || reported.has(operationId)) return
  reported.add(operationId)
  for (const listener of listeners) listener({ operationId, deprecation, sunset: headers.get('sunset') })
}
