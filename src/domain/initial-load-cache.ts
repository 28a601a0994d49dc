/**
 * What is kept of the initial load in the browser (2§4): answers by their operation, without personal fields and without a health value.
 * `member` tells members on one device apart and says nothing of them.
 */
export type KeptLoad = { readonly stamp: string; readonly member: string; readonly answers: Readonly<Record<string, unknown>> }

/** 24 hours (GAP-069). */
export const keptFor = 24 * 60 * 60_000

/** The date key of 2§9, `yyyy-MM-dd'T'HH:mm:ss`, by the clock in UTC: a change of the member's clock neither ages nor renews it. */
export const stampOf = (now: number): string => new Date(now).toISOString().slice(0, 19)

/** Programs say which pages there are; diagnoses are of the member's health and stay out. */
const programsOnly = (answer: unknown): unknown => {
  const { programs } = Object(answer) as { programs?: unknown }
  return programs === undefined ? {} : { programs, diagnoses: { items: [], leftOut: 0 } }
}

/** Every answer that may be kept. What is not here (ids, name, birth date, address, orders, results, scores) is asked anew each time. */
const keepable: Readonly<Record<string, (answer: unknown) => unknown>> = {
  listPrograms: programsOnly,
  getFeatures: answer => answer,
  getCoachingInfo: answer => answer,
  getDeviceGroups: answer => answer,
  getOnboardingDisplay: answer => answer,
  getLaunchpad: answer => answer,
}
export const keptOperations: readonly string[] = Object.keys(keepable)

/** The load as it may be kept. */
export const keptLoad = (answers: Readonly<Record<string, unknown>>, member: string, now: number): KeptLoad => ({
  stamp: stampOf(now),
  member,
  answers: Object.fromEntries(Object.entries(keepable).flatMap(([operation, keep]) => (answers[operation] === undefined ? [] : [[operation, keep(answers[operation])]]))),
})

/** What was kept, when it is not expired and has programs (both, START-018); null otherwise, and for anything that is no kept load. */
export function reusable(kept: unknown, now: number): KeptLoad | null {
  const { stamp, member, answers } = Object(kept) as { readonly [Key in keyof KeptLoad]?: unknown }
  if (typeof stamp !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(stamp) || typeof member !== 'string') return null
  const age = now - Date.parse(`${stamp}Z`)
  // One second of the future is the fraction that the stamp has lost.
  if (!(age > -1000 && age < keptFor)) return null
  const { programs } = Object(Object(answers).listPrograms) as { programs?: unknown }
  const { items } = Object(programs) as { items?: unknown }
  if (!Array.isArray(items) || items.length === 0) return null
  const known = Object.fromEntries(Object.entries(answers as object).filter(([operation]) => operation in keepable))
  return { stamp, member, answers: known }
}
