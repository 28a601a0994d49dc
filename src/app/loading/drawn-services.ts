import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { PortalClient } from '#platform/http/create-clients.ts'
import type { PortalFetch } from '#platform/http/portal-fetch.ts'

/** The answers and the clients of one member's session. */
export interface MemberServices {
  readonly queries: QueryClient
  readonly client: PortalClient
  readonly fetch: PortalFetch
  /** `https://host`; the page's own origin by default. */
  readonly baseUrl?: string
}

/** What the edge draws the page of a member with; null in a browser, which has a session. */
export const DrawnServicesContext = createContext<MemberServices | null>(null)
