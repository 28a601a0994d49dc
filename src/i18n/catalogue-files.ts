import type { Area } from './areas.ts'

/**
 * Areas whose texts share a file: those of every page, those of every signed-in page, and the
 * dashboard's.
 */
const together = {
  'all-pages': ['common', 'ui'],
  'all-members': ['shell', 'idle', 'language', 'notifications'],
  'all-dashboard': ['dashboard', 'dashboard-more'],
} as const satisfies Record<string, readonly Area[]>

const shared = new Map<string, string>(
  Object.entries(together).flatMap(([file, areas]) => areas.map((area) => [area, file] as const)),
)

/** Every brief part, so that a dashboard of many programs asks once. */
const briefFile = 'all-brief'

/** The file name of an area's texts without its language: `weight`, or a shared file. */
export function catalogueFileOf(area: string): string {
  return area.endsWith('-brief') ? briefFile : (shared.get(area) ?? area)
}

/** The message with which the development server makes a page reload its texts. */
export const cataloguesChanged = 'wellspring:texts'
