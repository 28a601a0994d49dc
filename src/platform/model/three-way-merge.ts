const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The fields of `told` that differ from what was `shown`, with the others as the server has them
 * `now`. A field that is missing stays missing; new ones come last.
 */
export function threeWayMerge<Fields extends object>(
  told: Fields,
  shown: Fields,
  now: Fields,
): Fields {
  const names = new Set([...Object.keys(now), ...Object.keys(told)] as (keyof Fields)[])
  const fields = [...names].map(
    (name) => [name, isSame(told[name], shown[name]) ? now[name] : told[name]] as const,
  )
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Fields
}
