import { loadAreas } from '#i18n/catalogue.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { retryableLazy } from '../loading/lazy-component.ts'

const load = () => Promise.all([import('./member-root.tsx'), loadAreas(['shell'])])

/** Everything behind sign-in, in a part of its own. */
export const LazyMemberRoot = retryableLazy(async () => (await loadChunk(load))[0].MemberRoot)

/** Fetches it ahead of need; what goes wrong is told when it is needed. */
export function preloadMemberRoot(): void {
  return void load().catch(() => {})
}
