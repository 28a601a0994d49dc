import { createElement, lazy, useState, type ComponentType } from 'react'
import { drawScope } from '#platform/model/drawing/draw-scope.ts'
import type { Area } from '#i18n/areas.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { ChunkLoadError } from '#platform/browser/chunk-load-error.ts'
import { loadedChunks } from '#platform/browser/loaded-chunks.ts'
import { memberStorage } from '#session/storage/member-storage.ts'
import { loadChunk } from './load-chunk.ts'

/** Minimum time before a failed chunk is requested again on render, in milliseconds. */
const pause = 5_000

/** A reload could lose form input, which is worth more than the chunk. */
const mayReload = () => !memberStorage.holdsForm()

/**
 * Creates a component that is downloaded with its texts on first render. A failure throws
 * ChunkLoadError; the next render retries after `renew`, a reconnect or a pause.
 */
export function lazyComponent<Props extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const lazily = retryableLazy(async () => {
    const [part] = await Promise.all([
      loadChunk(load, mayReload),
      loadChunk(() => loadAreas(areas), mayReload),
    ])
    return part
  })
  // The edge tells the browser early which texts a drawn page needs.
  if (typeof document === 'undefined') Object.assign(lazily, { areas })
  return lazily
}

/** `preload` downloads the component; from then on it renders without waiting, as hydration needs. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  readonly preload: () => Promise<void>
}

/**
 * Creates a lazy component with a retry. The retry is delayed, because React renders a failed
 * component once more before its boundary.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let preloaded: ComponentType<Props> | null = null
  const begin = () =>
    lazy(async () => {
      try {
        const Loaded = await load()
        loadedChunks.update((count) => count + 1)
        return { default: Loaded }
      } catch (missing) {
        const renew = () => void (current = begin())
        addEventListener('online', renew, { once: true })
        setTimeout(renew, pause)
        if (missing instanceof ChunkLoadError) missing.renew = renew
        throw missing
      }
    })
  let current = begin()
  function Part(props: Props) {
    const [Current] = useState(
      () => drawScope()?.part(Part, preloaded !== null) ?? preloaded ?? current,
    )
    return createElement(Current as ComponentType<Props>, props)
  }
  Part.preload = async () => {
    preloaded = await load()
  }
  return Part
}
