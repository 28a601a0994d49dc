/** First line of every generated source file. */
/** The tag of a deprecated operation, to stand at the end of its comment. */
export function deprecatedTag(deprecated: boolean): string {
  return deprecated ? ' @deprecated It may be gone after the date in its header `Sunset`.' : ''
}

export const banner = '// Written by `npm run generate` from contracts/. Do not edit.'

export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
/** `localDateTime` of `local-date-time`. */
export function camelOfKebab(name: string): string {
  return name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
/** `alertStage` of `alert_stage`. */
export function camelOfSnake(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
