import type { PrismHttpComponents } from '@stoplight/prism-http'

const nothing = () => undefined

/** Prism logs requests and answers with their values; nothing of that is to be written anywhere. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  success: nothing,
  silent: nothing,
  // The part of a pino logger that Prism uses.
} as unknown as PrismHttpComponents['logger']
