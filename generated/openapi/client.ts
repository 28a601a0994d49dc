// Written by `npm run generate` from contracts/. Do not edit.
import createClient, { defaultBodySerializer, type Client } from 'openapi-fetch'
import { readableBody } from '../readable-body.ts'
import { doorPath } from './base-path.ts'
import type { paths } from './types.d.ts'

/** Creates a client of the whole contract. Add what every call needs (authorization, language) with `client.use(…)`. */
export type PortalClient = Client<paths>

export interface PortalClientOptions {
  /** `https://host`; empty for the page's own origin. */
  readonly baseUrl?: string
  /** `door`: the paths of the portal's edge, for browsers (default). `contract`: the contract's paths, as the mock server serves them. */
  readonly paths?: 'door' | 'contract'
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The only place that applies the base-path rule. */
export const createPortalClient = ({ baseUrl = '', paths: at = 'door', ...options }: PortalClientOptions = {}): PortalClient => {
  const base = baseUrl.replace(/\/$/, '')
  return createClient<paths>({ baseUrl: base, bodySerializer: serializeBody, ...options, ...(at === 'door' && { Request: doorRequest(base) }) })
}

/** openapi-fetch's types omit the headers, which its default serializer reads. */
const serializeBody = ((body: unknown, headers: unknown) => (defaultBodySerializer as (body: unknown, headers: unknown) => string)(readableBody(body), headers)) as (body: unknown) => string

/**
 * Applies the rule when an address becomes a request, because openapi-fetch passes only paths with parameters to its path serializer.
 * It is a proxy and not a subclass, so that a middleware may return a plain `Request`.
 */
const doorRequest = (base: string): typeof Request =>
  new Proxy(Request, {
    construct: (Plain, [address, init]: [string, RequestInit]) => new Plain(base + doorPath(address.slice(base.length)), init),
  })

/** Options of a single call besides its parameters. */
export interface CallInit {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}
