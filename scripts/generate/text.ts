/** First line of every generated source file. */
/** The tag of a deprecated operation, to stand at the end of its comment. */
export const deprecatedTag = (deprecated: boolean): string =>
  deprecated ? ' @deprecated It may be gone after the date in its header `Sunset`.' : ''

export const banner = '// Written by `npm run generate` from contracts/. Do not edit.'

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
/** `localDateTime` of `local-date-time`. */
export const camelOfKebab = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** `alertStage` of `alert_stage`. */
export const camelOfSnake = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
