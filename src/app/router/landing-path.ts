import { href, type RouteId } from '#platform/model/paths.ts'
import { returnPath } from '#session/startup/model/return-path.ts'

/** Landing pages by the `program` of the query (1§2). */
const landings: ReadonlyMap<string, RouteId> = new Map([
  ['DIABETES', 'bloodSugar'],
  ['HYPERTENSION', 'bloodPressure'],
  ['WEIGHT_MANAGEMENT', 'weight'],
  ['FOOD', 'food'],
])
/** Landing pages in Teams (1§2, GAP-011). */
const teamsLandings: readonly RouteId[] = ['bloodSugar', 'bloodPressure', 'weight']

/**
 * Returns the path after sign-in: the return location, the page of the query, or the dashboard.
 * `isTeams`: embedded in Teams.
 */
export function landingPath(
  search: string,
  remembered: unknown,
  origin: string,
  { isTeams = false }: { readonly isTeams?: boolean } = {},
): string {
  const back = returnPath(remembered, origin)
  if (back !== null) return back
  return href((isTeams ? teamsLanding(search) : landing(search)) ?? 'dashboard')
}

function landing(search: string): RouteId | undefined {
  const query = new URLSearchParams(search)
  // The more specific parameter wins (GAP-009).
  return query.get('source')?.includes('food_insights')
    ? 'foodInsights'
    : landings.get(query.get('program') ?? '')
}

const teamsLanding = (search: string): RouteId | undefined =>
  teamsLandings.find((id) => id === landings.get(new URLSearchParams(search).get('program') ?? ''))
