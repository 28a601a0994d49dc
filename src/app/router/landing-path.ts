import { returnPath } from '#session/startup/model/return-path.ts'
import { isRoute, routeOf } from './routes.ts'

/** 1§2: the landing screen of a `program` in the query. */
const landings = new Map([
  ['DIABETES', 'bloodSugar'],
  ['HYPERTENSION', 'bloodPressure'],
  ['WEIGHT_MANAGEMENT', 'weight'],
  ['FOOD', 'food'],
])
/** In the workplace chat only these (1§2, GAP-011). */
const teamsLandings: readonly string[] = ['bloodSugar', 'bloodPressure', 'weight']

/**
 * The path to land on: the place remembered, else what the query asks for, else the dashboard.
 * `isTeams`: inside the workplace chat.
 */
export function landingPath(
  search: string,
  remembered: unknown,
  origin: string,
  { isTeams = false }: { readonly isTeams?: boolean } = {},
): string {
  const back = returnPath(remembered, origin)
  if (back !== null) return back
  const id = isTeams ? teamsLanding(search) : landing(search)
  return routeOf(id !== undefined && isRoute(id) ? id : 'dashboard').path
}

function landing(search: string): string | undefined {
  const query = new URLSearchParams(search)
  // The more specific one wins (GAP-009).
  return query.get('source')?.includes('food_insights')
    ? 'foodInsights'
    : landings.get(query.get('program') ?? '')
}

const teamsLanding = (search: string): string | undefined =>
  teamsLandings.find((id) => id === landings.get(new URLSearchParams(search).get('program') ?? ''))
