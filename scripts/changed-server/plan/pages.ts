import { routes } from '../../../src/app/router/routes.ts'
import type { ProgramName } from '../../../src/session/member/model/programs.ts'
import { paths, type RouteId } from '../../../src/platform/model/paths.ts'

/** A page of the route table, as the tool visits it. */
export interface PlannedPage {
  readonly id: RouteId
  /** Without its parameter. */
  readonly address: string
  /** Who may sit before it: members, visitors or both. */
  readonly viewers: 'members' | 'visitor' | 'both'
  /** Programs of which a member needs one; null for all members. */
  readonly programs: readonly ProgramName[] | null
  /** The page whose links have a value for the parameter. */
  readonly listedOn?: RouteId
  /** The document loads again, because the chat's connection outlives a page. */
  readonly isReloaded: boolean
}

/** Pages with a parameter, and the page that links to them. */
const lists: Partial<Record<RouteId, RouteId>> = {
  coachingSession: 'coaching',
  coachingSessionDetails: 'coaching',
  educationCourse: 'education',
  foodLog: 'foodOverview',
  reminderSet: 'reminder',
}
const chatPages: ReadonlySet<RouteId> = new Set(['coaching', 'teamsCoaching', 'behavioralHealth'])

/** Every page of the route tables. */
export const pages: readonly PlannedPage[] = routes.map(({ id, access, frame, programs }) => ({
  id,
  programs,
  address: paths[id].replace(/\/:\w+\??/g, ''),
  viewers: access === 'private' ? 'members' : frame === 'both' ? 'both' : 'visitor',
  ...(lists[id] !== undefined && { listedOn: lists[id] }),
  isReloaded: chatPages.has(id),
}))

/** Returns the address of a page with a parameter, from the links of its list. */
export function addressIn(page: PlannedPage, links: readonly string[]): string {
  const needsValue = /\/:\w+$/.test(paths[page.id])
  const found = links.find(
    (link) =>
      link.startsWith(`${page.address}/`) && !link.slice(page.address.length + 1).includes('/'),
  )
  return found ?? (needsValue ? `${page.address}/none` : page.address)
}
