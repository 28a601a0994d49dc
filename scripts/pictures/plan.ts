import type { ProgramName } from '../../src/session/member/model/programs.ts'
import { hasScreen, type RouteDefinition } from '#slices/route-definition.ts'

/** The persona that sees a page; a visitor is not signed in. */
export type Viewer = 'visitor' | 'rosa' | 'frank' | 'wes' | 'nora' | 'paul'

export interface PlannedPicture {
  readonly id: string
  readonly address: string
  readonly viewer: Viewer
}

/** Personas and their programs; the first one with the programs of a page sees it. */
const viewers: readonly (readonly [Viewer, readonly ProgramName[]])[] = [
  ['rosa', ['diabetes', 'hypertension', 'weight']],
  ['frank', ['heartFailure']],
  ['wes', ['bodyComposition']],
]

const viewerOf = ({ id, access, frame, programs, needs }: RouteDefinition): Viewer => {
  if (access === 'public' && frame !== 'both') return 'visitor'
  if (id === 'pending') return 'paul'
  if (id.startsWith('bodyComposition')) return 'wes'
  if (needs === 'kidneyLabResults') return 'nora'
  return (
    viewers.find(
      ([, has]) => programs === null || programs.some((one) => has.includes(one)),
    )?.[0] ?? 'rosa'
  )
}

/**
 * Replaces parameters in a path: optional ones are removed, others get an id that does not exist.
 */
const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'none')

/**
 * One picture for each page with a screen. A page with a public and a member layout gets one for
 * each.
 */
export function picturesOf(pages: readonly RouteDefinition[]): PlannedPicture[] {
  return pages
    .filter((page) => hasScreen(page))
    .flatMap((page) => {
      const picture = { id: page.id, address: addressOf(page.path), viewer: viewerOf(page) }
      return page.access === 'public' && page.frame === 'both'
        ? [picture, { ...picture, id: `${page.id}-visitor`, viewer: 'visitor' as const }]
        : [picture]
    })
}
