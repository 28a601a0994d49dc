import { believed, type Claim, type Witness } from './claim.ts'
import type { NotYet } from './not-yet.ts'
import type { Requirement } from './requirement.ts'

/** A requirement with the claims that are believed for its kind; `proofs` is empty where nothing proves it. */
export interface Traced {
  readonly requirement: Requirement
  readonly proofs: readonly Claim[]
  /** Claims by a witness that is not believed for this kind. */
  readonly unheard: readonly Claim[]
}

/** Each requirement, in the list's order, beside what proves it. */
export const trace = (requirements: readonly Requirement[], claims: readonly Claim[]): Traced[] => {
  const byId = Map.groupBy(claims, ({ id }) => id)
  return requirements.map((requirement) => {
    const heard = (claim: Claim): boolean => believed[requirement.verify].has(claim.by)
    const all = byId.get(requirement.id) ?? []
    return { requirement, proofs: all.filter(heard), unheard: all.filter((claim) => !heard(claim)) }
  })
}

/** One line for each thing that is wrong; none means that the trace holds. */
export const problems = (traced: readonly Traced[], claims: readonly Claim[], notYet: readonly NotYet[]): string[] => {
  const known = new Map(traced.map((row) => [row.requirement.id, row]))
  const listed = new Set(notYet.map(({ id }) => id))
  return [
    ...twice(traced.map(({ requirement }) => requirement.id)).map((id) => `${id} stands twice in requirements.tsv.`),
    ...twice(notYet.map(({ id }) => id)).map((id) => `${id} stands twice in not-yet.tsv.`),
    ...claims.filter(({ id }) => !known.has(id)).map(({ id, by, name, where }) => `${where}: the ${by} "${name}" claims ${id}, which is no requirement.`),
    ...notYet.filter(({ id }) => !known.has(id)).map(({ id }) => `not-yet.tsv lists ${id}, which is no requirement.`),
    ...notYet.filter(({ reason }) => reason.trim() === '').map(({ id }) => `not-yet.tsv lists ${id} without a reason.`),
    ...traced.filter(({ proofs, requirement }) => proofs.length === 0 && !listed.has(requirement.id)).map(unproven),
    ...[...listed].flatMap((id) => {
      const proof = known.get(id)?.proofs[0]
      return proof === undefined ? [] : [`not-yet.tsv lists ${id}, but ${proof.where} proves it by now: npm run trace -- --update takes it off.`]
    }),
  ]
}

const unproven = ({ requirement: { id, verify }, unheard }: Traced): string => {
  const [first] = unheard
  if (first === undefined) return `${id} is proven by nothing and is not on not-yet.tsv.`
  return `${id} is not on not-yet.tsv and claimed by a ${first.by} only (${first.where}); a ${verify} requirement needs a ${[...believed[verify]].join(' or ')}.`
}

const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]

/** How many are proven, in an area or in all. */
export interface Count {
  total: number
  proven: number
  by: Record<Witness, number>
}

/** Counts per area, in the list's order; `by` says how many requirements each witness proves (one may have several). */
export const count = (traced: readonly Traced[]): Map<string, Count> => {
  const areas = new Map<string, Count>()
  for (const { requirement, proofs } of traced) {
    const area = areas.get(requirement.area) ?? { total: 0, proven: 0, by: { scenario: 0, unit: 0, operation: 0, proto: 0 } }
    areas.set(requirement.area, area)
    area.total += 1
    area.proven += proofs.length > 0 ? 1 : 0
    for (const by of new Set(proofs.map((proof) => proof.by))) area.by[by] += 1
  }
  return areas
}
