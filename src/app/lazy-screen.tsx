import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { Arrival } from './arrival.tsx'
import { loadPart } from './chunk.ts'
import type { ScreenPage } from './routes.ts'

/** A page's screen, downloaded with its texts when it is first shown. */
export const lazyScreen = ({ screen, areas, title }: ScreenPage): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const [Screen] = await Promise.all([loadPart(screen), loadPart(() => loadAreas(areas))])
    return { default: () => <Arrival title={title}><Screen /></Arrival> }
  })
