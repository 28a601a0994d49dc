import { isObject } from '../json-schema.ts'

/** Minimizes a value that `fails` by removing and simplifying one part at a time. */
export function smallest(value: unknown, fails: (value: unknown) => boolean): unknown {
  let best = value
  for (let steps = 0; steps < 500; steps += 1) {
    const next = simpler(best).find(fails)
    if (next === undefined) break
    best = next
  }
  return best
}

/**
 * Simpler variants of a value, with one part removed or simplified. Each is smaller, so the search
 * terminates.
 */
function simpler(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const halves =
      value.length > 3 ? [value.slice(0, value.length >> 1), value.slice(value.length >> 1)] : []
    const without = value.slice(0, 20).map((_, index) => value.toSpliced(index, 1))
    return [
      ...halves,
      ...without,
      ...value
        .slice(0, 20)
        .flatMap((item, index) => simpler(item).map((other) => value.with(index, other))),
    ]
  }
  if (isObject(value)) {
    const without = Object.keys(value).map((name) =>
      Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
    )
    return [
      ...without,
      ...Object.entries(value).flatMap(([name, own]) =>
        simpler(own).map((other) => ({ ...value, [name]: other })),
      ),
    ]
  }
  if (typeof value === 'string' && value.length > 1)
    return [
      value.slice(0, value.length >> 1),
      value.slice(value.length >> 1),
      value.slice(1),
      value.slice(0, -1),
    ]
  if (typeof value === 'number' && Math.abs(value) >= 1)
    return [0, Math.trunc(value / 2), Math.trunc(value)].filter(
      (other) => Math.abs(other) < Math.abs(value),
    )
  return []
}
