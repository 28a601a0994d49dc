import type { ProgramName } from '../../src/session/member/model/programs.ts'
import { hasScreen, type RouteDefinition } from '../../src/app/router/route-definition.ts'

/** Whose copy of the sandbox sees a page; a visitor sees the pages for visitors. */
export type Viewer = 'visitor' | 'rosa' | 'frank' | 'wes' | 'nora' | 'paul'

export interface PlannedPicture {
  readonly id: string
  readonly address: string
  readonly viewer: Viewer
}

/** Who has the programs that a page asks for, the first that fits. */
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

/** An address of a path: without what may be left out of it, and with an id that nothing has. */
const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, 'none')

/**
 * A picture of every page that has a screen, and of the pages in both frames one for each frame.
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
