import { count, type Count, type Traced } from './verdict.ts'

/** What `--json` prints: totals, counts and proofs per area, and the ids that nothing proves. */
export interface Report {
  readonly total: number
  readonly proven: number
  readonly byArea: Record<string, Count & { readonly ids: Record<string, string[]> }>
  readonly notYet: readonly string[]
}

export const report = (traced: readonly Traced[]): Report => {
  const proven = traced.filter(({ proofs }) => proofs.length > 0)
  const areas = [...count(traced)].map(([area, counted]) => {
    const own = proven.filter(({ requirement }) => requirement.area === area)
    const ids = own.map(({ requirement, proofs }) => [requirement.id, proofs.map(({ by, name, where }) => `${by} ${where} ${name}`)] as const)
    return [area, { ...counted, ids: Object.fromEntries(ids) }] as const
  })
  return {
    total: traced.length,
    proven: proven.length,
    byArea: Object.fromEntries(areas),
    notYet: traced.filter(({ proofs }) => proofs.length === 0).map(({ requirement }) => requirement.id),
  }
}

/** The same as a small table: one line per area, the last one over all. */
export const table = ({ total, proven, byArea }: Report): string => {
  const line = (area: string, of: { proven: number; total: number; by: Count['by'] }): string =>
    [area.padEnd(6), `${of.proven}/${of.total}`.padStart(8), ...Object.values(of.by).map((n) => String(n).padStart(10))].join('')
  const all = { scenario: 0, unit: 0, operation: 0, proto: 0 }
  for (const { by } of Object.values(byArea)) for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += by[key]
  return [
    `${'area'.padEnd(6)}${'proven'.padStart(8)}${Object.keys(all).map((key) => key.padStart(10)).join('')}`,
    ...Object.entries(byArea).map(([area, counted]) => line(area, counted)),
    line('all', { total, proven, by: all }),
  ].join('\n')
}
