import { loadAreas } from '#i18n/catalogue.ts'
import { RouteAnnouncer } from './route-announcer.tsx'
import { loadChunk } from '../loading/load-chunk.ts'
import { type LazyComponent, retryableLazy } from '../loading/lazy-component.ts'
import { areasOf, type ScreenRoute } from '#slices/route-definition.ts'
import { loadScreen } from './screens.ts'

const screens = new Map<ScreenRoute, LazyComponent>()

/** Returns a page's lazy screen, loaded with its texts. The component is cached per page. */
export function lazyScreen(page: ScreenRoute): LazyComponent {
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
