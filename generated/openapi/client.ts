// Written by `npm run generate` from contracts/. Do not edit.
import createClient, { defaultPathSerializer, type Client } from 'openapi-fetch'
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
export const createPortalClient = ({ paths: at = 'door', ...options }: PortalClientOptions = {}): PortalClient =>
  createClient<paths>({
    ...options,
    pathSerializer: (path, params) => defaultPathSerializer(at === 'door' ? doorPath(path) : path, params),
  })

/** What a single call may be given besides its parameters. */
export interface CallInit {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
}
