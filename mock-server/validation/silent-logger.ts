import type { PrismHttpComponents } from '@stoplight/prism-http'

const nothing = () => undefined

/** A logger without output, because Prism would log values of requests and responses. */
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
  // Prism uses this part of a pino logger.
} as unknown as PrismHttpComponents['logger']
