// Written by `npm run generate` from contracts/. Do not edit.
import createClient, { type Client } from 'openapi-fetch'
import { doorPath } from './base-path.ts'
import type { paths } from './types.d.ts'

/** A client of the whole contract; add what every call needs (authorization, language) with `client.use(…)`. */
export type PortalClient = Client<paths>

export interface PortalClientOptions {
  /** `https://host`, or empty for the page's own origin. */
  readonly baseUrl?: string
  /** `door`: the paths of the portal's edge, for browsers (default). `contract`: the contract's own, as the mock server serves them. */
  readonly paths?: 'door' | 'contract'
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The base-path rule is applied here and nowhere else. */
export const createPortalClient = ({ baseUrl = '', paths: at = 'door', ...options }: PortalClientOptions = {}): PortalClient => {
  const base = baseUrl.replace(/\/$/, '')
  return createClient<paths>({ baseUrl: base, ...options, ...(at === 'door' && { Request: doorRequest(base) }) })
}

/**
 * The rule is applied where an address becomes a request: openapi-fetch shows its path serializer only those paths that have parameters.
 * A proxy, not a subclass, so that a middleware may hand on a plain `Request`.
 */
const doorRequest = (base: string): typeof Request =>
  new Proxy(Request, {
    construct: (Plain, [address, init]: [string, RequestInit]) => new Plain(base + doorPath(address.slice(base.length)), init),
  })

/** What a single call may be given besides its parameters. */
export interface CallInit {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}
