import { loadAreas } from '#i18n/catalogue.ts'
import { loadPart } from '../loading/load-chunk.ts'
import { renewable } from '../loading/lazy-component.ts'

const load = () => Promise.all([import('./member-root.tsx'), loadAreas(['shell'])])

/** Everything behind sign-in, in a part of its own. */
export const MemberArea = renewable(async () => (await loadPart(load))[0].MemberArea)

/** Fetches it ahead of need; what goes wrong is told when it is needed. */
export function preloadMemberArea(): void {
  return void load().catch(() => {})
}
