import { returnPath } from '#domain/return-path.ts'
import { isPage, pageOf } from './routes.ts'

/** 1§2: the landing screen of a `program` in the query. */
const landings = new Map([
  ['DIABETES', 'bloodSugar'],
  ['HYPERTENSION', 'bloodPressure'],
  ['WEIGHT_MANAGEMENT', 'weight'],
  ['FOOD', 'food'],
])

/** The path to land on: the place remembered, else what the query asks for, else the dashboard. */
export function landingPath(search: string, remembered: unknown, origin: string): string {
  const back = returnPath(remembered, origin)
  if (back !== null) return back
  const query = new URLSearchParams(search)
  // The more specific one wins (GAP-009).
  const id = query.get('source')?.includes('food_insights') ? 'foodInsights' : (landings.get(query.get('program') ?? '') ?? 'dashboard')
  return pageOf(isPage(id) ? id : 'dashboard').path
}
