import { isSameValue } from './is-same-value.ts'

/**
 * Merges an edit: the fields that differ from `shown`, and all others from `now`. A missing field
 * stays missing; new fields come last.
 */
export function threeWayMerge<Fields extends object>(
  told: Fields,
  shown: Fields,
  now: Fields,
): Fields {
  const names = new Set([...Object.keys(now), ...Object.keys(told)] as (keyof Fields)[])
  const fields = [...names].map(
    (name) => [name, isSameValue(told[name], shown[name]) ? now[name] : told[name]] as const,
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields
}
