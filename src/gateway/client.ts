import { createPortalClient, type PortalClient } from '#generated/openapi/client.ts'
import { createPortalFetch, type FetchPorts } from './portal-fetch.ts'

export type { PortalClient }

/** The typed client of every REST operation, for a signed-in member. */
export const createMemberClient = (ports: FetchPorts): PortalClient => createPortalClient({ fetch: createPortalFetch(ports) })

/** Headers of calls that nobody asked for just now, such as polling: they do not count as the member's activity. */
export const inBackground = { 'x-portal-background': '1' } as const
