import { lazy } from 'react'
import { loadAreas } from '#i18n/catalogue.ts'
import { loadPart } from './chunk.ts'

const load = () => Promise.all([import('./member-area.tsx'), loadAreas(['shell'])])

/** Everything behind sign-in, in a part of its own. */
export const MemberArea = lazy(async () => {
  const [{ MemberArea }] = await loadPart(load)
  return { default: MemberArea }
})

/** Fetches it ahead of need; what goes wrong is told when it is needed. */
export const preloadMemberArea = (): void => void load().catch(() => {})
