import { median } from '../median.ts'
import type { Watched } from './watched-visit.ts'

export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
}

export type VisitFigures = Readonly<Record<keyof Watched, Spread>>

/** Visits several pages in turn, `rounds` times after a discarded one, and returns their figures. */
export async function interleavedVisits<Name extends string>(
  rounds: number,
  pages: Record<Name, () => Promise<Watched>>,
): Promise<Record<Name, VisitFigures>> {
  const names = Object.keys(pages) as Name[]
  const seen = new Map<Name, Watched[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const name of names) {
      const watched = await pages[name]()
      if (round > 0) seen.get(name)?.push(watched)
    }
  return Object.fromEntries(names.map((name) => [name, figuresOf(seen.get(name) ?? [])])) as Record<
    Name,
    VisitFigures
  >
}

function figuresOf(visits: readonly Watched[]): VisitFigures {
  const of = (key: keyof Watched): Spread => {
    const values = visits.map((visit) => visit[key])
    return { median: median(values), least: Math.min(...values), most: Math.max(...values) }
  }
  return {
    lcp: of('lcp'),
    reading: of('reading'),
    cls: of('cls'),
    requests: of('requests'),
    scriptKb: of('scriptKb'),
  }
}
