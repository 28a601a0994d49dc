import type { Area } from './areas.ts'

/**
 * Areas whose texts come in one file: what no page is without, what no signed-in page is without,
 * and the first page after sign-in.
 */
const together = {
  'all-pages': ['common', 'ui'],
  'all-members': ['shell', 'idle', 'language', 'notifications'],
  'all-dashboard': ['dashboard', 'dashboard-more'],
} as const satisfies Record<string, readonly Area[]>

const shared = new Map<string, string>(
  Object.entries(together).flatMap(([file, areas]) => areas.map((area) => [area, file] as const)),
)

/**
 * The file of an area's texts, without its language: `weight`, `weight-brief`, or one that it
 * shares.
 */
export function catalogueFileOf(area: string): string {
  return shared.get(area) ?? area
}

/** The message by which the development server tells a page to read its texts again. */
export const cataloguesChanged = 'wellspring:texts'
