import { createElement, lazy, useState, type ComponentType } from 'react'
import type { Area } from '#i18n/areas.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { memberStorage } from '#session/storage/member-storage.ts'
import { loadChunk } from './load-chunk.ts'

/**
 * Milliseconds after which a part that did not come may be asked for anew by whoever shows it
 * again.
 */
const pause = 5_000

/**
 * It opens over a page, where the member may be filling in a form: that is worth more than the
 * part.
 */
const mayReload = () => !memberStorage.holdsForm()

/**
 * A part of the shell that is not in the first picture, downloaded with its texts when it is first
 * shown. One that did not come throws PartMissing; shown anew once the network is back, after
 * `renew`, or a little later, it is asked for anew.
 */
export function lazyComponent<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return retryableLazy(async () => {
    const [part] = await Promise.all([
      loadChunk(load, mayReload),
      loadChunk(() => loadAreas(areas), mayReload),
    ])
    return part
  })
}

/**
 * A lazy component whose download can be tried again. Not by itself: React renders a part that
 * failed once more before its boundary takes over.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (missing) {
        const renew = () => void (current = begin())
        addEventListener('online', renew, { once: true })
        setTimeout(renew, pause)
        if (missing instanceof ChunkLoadError) missing.renew = renew
        throw missing
      }
    })
  let current = begin()
  return function Part(props: Props) {
    const [Current] = useState(() => current)
    return createElement(Current as ComponentType<Props>, props)
  }
}
