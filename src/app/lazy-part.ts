import { createElement, lazy, useState, type ComponentType } from 'react'
import type { Area } from '#i18n/areas.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { keeper } from '#session/keeper.ts'
import { loadPart } from './chunk.ts'

/** Milliseconds after which a part that did not come may be asked for anew by whoever shows it again. */
const pause = 5_000

/** It opens over a page, where she may be filling in a form: that is worth more. */
const mayReload = () => !keeper.holdsForm()

/**
 * A part of the shell that is not in the first picture, downloaded with its texts when it is first shown. One that did not come throws PartMissing; shown
 * anew once the network is back, or a little later, it is asked for anew.
 */
export function lazyPart<Props extends object>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const begin = () => lazy(async () => {
    try {
      const [part] = await Promise.all([loadPart(load, mayReload), loadPart(() => loadAreas(areas), mayReload)])
      return { default: part }
    } catch (missing) {
      const renew = () => void (current = begin())
      addEventListener('online', renew, { once: true })
      setTimeout(renew, pause)
      throw missing
    }
  })
  let current = begin()
  return function Part(props: Props) {
    const [Current] = useState(() => current)
    return createElement(Current as ComponentType<Props>, props)
  }
}
