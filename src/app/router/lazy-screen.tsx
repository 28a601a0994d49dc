import type { ComponentType } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { Arrival } from './route-announcer.tsx'
import { loadPart } from '../loading/load-chunk.ts'
import { renewable } from '../loading/lazy-component.ts'
import { areasOf, type ScreenPage } from './route-definition.ts'
import { loadScreen } from './screens.ts'

const screens = new Map<ScreenPage, ComponentType>()

/** A page's screen, downloaded with its texts when it is first shown; the same in every frame. */
export function lazyScreen(page: ScreenPage): ComponentType {
  const Screen = screens.get(page) ?? makeLazy(page)
  screens.set(page, Screen)
  return Screen
}

const makeLazy = (page: ScreenPage) =>
  renewable(async () => {
    const [Screen] = await Promise.all([
      loadPart(() => loadScreen(page)),
      loadPart(() => loadAreas(areasOf(page))),
    ])
    return () => (
      <Arrival title={page.title}>
        <Screen />
      </Arrival>
    )
  })
