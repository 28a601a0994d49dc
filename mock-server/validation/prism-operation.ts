import type prismHttp from '@stoplight/prism-http'

/** An operation of the bundled contract as Prism reads it, with resolved references. */
export type PrismOperation = Awaited<ReturnType<typeof prismHttp.getHttpOperationsFromSpec>>[number]
