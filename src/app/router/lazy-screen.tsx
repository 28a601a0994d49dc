import type { ComponentType } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { loadChunk } from '../loading/load-chunk.ts'
import { retryableLazy } from '../loading/lazy-component.ts'
import { areasOf, type ScreenRoute } from './route-definition.ts'
import { loadScreen } from './screens.ts'

const screens = new Map<ScreenRoute, ComponentType>()

/** A page's screen, downloaded with its texts when it is first shown; the same in every frame. */
export function lazyScreen(page: ScreenRoute): ComponentType {
  const Screen = screens.get(page) ?? makeLazy(page)
  screens.set(page, Screen)
  return Screen
}

const makeLazy = (page: ScreenRoute) =>
  retryableLazy(async () => {
    const [Screen] = await Promise.all([
      loadChunk(() => loadScreen(page)),
      loadChunk(() => loadAreas(areasOf(page))),
    ])
    return () => (
      <RouteAnnouncer title={page.title}>
        <Screen />
      </RouteAnnouncer>
    )
  })
