import type { Area } from '#i18n/areas.ts'
import { textsPath } from '#i18n/catalogue.ts'
import type { Locale } from '#i18n/locale.ts'
import type { PageNeeds } from '#platform/model/drawing/dashboard-drawing.ts'
import type { LazyPart } from '#platform/model/drawing/draw-scope.ts'
import { areasOf, hasScreen } from '#slices/route-definition.ts'
import { CoachCard, NextSteps } from '../pages/dashboard/dashboard-page.tsx'
import { careParts } from '../pages/dashboard/urgent-care.tsx'
import { routeOf } from '../router/routes.ts'

/** What every dashboard needs before the browser takes it over (src/app/loading/take-over.ts). */
const frame = [
  'src/app/loading/take-over.ts',
  'src/app/layout/member-root.tsx',
  'src/app/pages/dashboard/dashboard-page.tsx',
  'src/session/auth/auth-service.ts',
] as const

const moduleOf = (part: LazyPart): string => {
  if (part === NextSteps) return 'src/app/pages/dashboard/dashboard-first-window.tsx'
  if (part === CoachCard) return 'src/slices/chat/ui/coach-card/coach-card.tsx'
  return careParts.some((care) => care === part)
    ? 'src/app/pages/dashboard/care-cards.tsx'
    : 'src/app/pages/dashboard/dashboard-tiles.tsx'
}

/** Returns the modules and texts that a browser needs to take over a drawing of these parts. */
export function needsOf(parts: ReadonlySet<LazyPart>, locale: Locale): PageNeeds {
  const own = [...parts].filter(({ areas }) => areas !== undefined)
  const page = routeOf('dashboard')
  const areas: readonly Area[] = [
    'common',
    'ui',
    'shell',
    ...(hasScreen(page) ? areasOf(page) : []),
  ]
  const all = [...areas, ...(own.flatMap((part) => part.areas ?? []) as readonly Area[])]
  return {
    modules: [...new Set([...frame, ...own.map(moduleOf)])],
    texts: [...new Set(all.map((area) => textsPath(area, locale)))],
  }
}
