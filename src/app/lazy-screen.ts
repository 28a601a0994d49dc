import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { loadPart } from './chunk.ts'
import type { Page } from './routes.ts'

/** A page's screen, downloaded with its texts when it is first shown. */
export const lazyScreen = ({ screen, areas }: Page): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const [Screen] = await Promise.all([loadPart(screen), loadPart(() => loadAreas(areas))])
    return { default: Screen }
  })
