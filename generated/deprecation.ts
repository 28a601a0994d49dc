// Written by `npm run generate` from contracts/. Do not edit.

/** The headers of a deprecated operation: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594), as the server sent them. */
export interface DeprecationReport {
  readonly operationId: string
  readonly deprecation: string
  readonly sunset: string | null
}

const listeners = new Set<(report: DeprecationReport) => void>()
const reported = new Set<string>()

/** Calls the listener once for each deprecated operation. Returns a function that removes the listener. */
export const onDeprecated = (listener: (report: DeprecationReport) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Reports the first answer of each operation that has a `Deprecation` header, if there is a listener. */
export const noteDeprecation = (operationId: string, headers: Headers): void => {
  const deprecation = listeners.size === 0 ? null : headers.get('deprecation')
  if (deprecation === null || reported.has(operationId)) return
  reported.add(operationId)
  for (const listener of listeners) listener({ operationId, deprecation, sunset: headers.get('sunset') })
}
