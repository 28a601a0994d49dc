import { type DeprecationReport, onDeprecated } from '#generated/deprecation.ts'

/** The warning for an operation that its server calls deprecated. */
export function deprecationWarning({
  operationId,
  deprecation,
  sunset,
}: DeprecationReport): string {
  return `${operationId} is deprecated (Deprecation: ${deprecation}${sunset === null ? '' : `, Sunset: ${sunset}`}).`
}

/** Warns developers in the console, once for each operation. */
export function warnDeprecated(): () => void {
  return onDeprecated((report) => console.warn(deprecationWarning(report)))
}
