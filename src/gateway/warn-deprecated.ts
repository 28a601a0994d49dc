import { type DeprecationReport, onDeprecated } from '#generated/deprecation.ts'

/** The warning of an operation whose server calls it deprecated. */
export const deprecationWarning = ({
  operationId,
  deprecation,
  sunset,
}: DeprecationReport): string =>
  `${operationId} is deprecated (Deprecation: ${deprecation}${sunset === null ? '' : `, Sunset: ${sunset}`}).`

/** Warns developers in the console, once of each operation. */
export const warnDeprecated = (): (() => void) =>
  onDeprecated((report) => console.warn(deprecationWarning(report)))
