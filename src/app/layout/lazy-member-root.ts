import { loadAreas } from '#i18n/catalogue.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { retryableLazy } from '../loading/lazy-component.ts'

const load = () => Promise.all([import('./member-root.tsx'), loadAreas(['shell'])])

/** The signed-in part of the portal as a separate chunk. */
export const LazyMemberRoot = retryableLazy(async () => (await loadChunk(load))[0].MemberRoot)

/** Preloads the chunk. Errors are reported when it is rendered. */
export function preloadMemberRoot(): void {
  return void load().catch(() => {})
}
