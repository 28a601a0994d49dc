import { useEffect, type ComponentType } from 'react'
import { tourOf, type TourName } from '#slices/tours/model/tour-state.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { tourRequest } from '#slices/tours/ui/tour-request.ts'
import type { TourIllustrations } from '#slices/tours/ui/tour-view.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { loadChunk } from '../loading/load-chunk.ts'
import { useOneTimeOverlay } from './use-one-time-overlay.ts'
import { tourSeen as seen } from './use-pending-intros.ts'

/** Delay between the help menu click and the tour, in milliseconds (1§4, 1§9). */
const delay = 500

/** The illustrations of each tour, in separate chunks. */
const drawings: Readonly<Record<TourName, () => Promise<TourIllustrations>>> = {
  general: async () =>
    (await import('#slices/tours/ui/illustrations/general-illustrations.tsx')).generalIllustrations,
  heartFailure: async () => {
    const [{ generalIllustrations: generalDrawings }, { heartIllustrations: heartDrawings }] =
      await Promise.all([
        import('#slices/tours/ui/illustrations/general-illustrations.tsx'),
        import('#slices/tours/ui/illustrations/heart-illustrations.tsx'),
      ])
    return { ...generalDrawings, ...heartDrawings }
  },
  kidney: async () =>
    (await import('#slices/tours/ui/illustrations/kidney-illustrations.tsx')).kidneyIllustrations,
}

const load = async (name: TourName): Promise<ComponentType<{ onClose: () => void }>> => {
  const [{ TourView: Tour }, drawn] = await loadChunk(() =>
    Promise.all([import('#slices/tours/ui/tour-view.tsx'), drawings[name](), loadAreas(['tours'])]),
  )
  return ({ onClose }) => <Tour name={name} drawings={drawn} onClose={onClose} />
}

/**
 * The tour of the member's program: once on the dashboard, and on request from the help menu on any
 * page (1§4).
 */
export function TourOverlay() {
  const { programs } = useInitialAnswers()
  const name = tourOf(useMember().activePrograms)
  const request = useRequest()
  const {
    part: Tour,
    isMissed,
    end,
  } = useOneTimeOverlay({
    overlay: 'tour',
    seen,
    part: name,
    load,
    isMeant: programs.status === 'pending' ? null : programs.value !== null,
    isAsked: request === 'due',
    isExpected: request === 'asked',
    onEnd: forgetRequest,
  })
  useMissed(request !== 'none' && isMissed)
  return Tour === null ? null : <Tour onClose={end} />
}

const forgetRequest = () => tourRequest.set('none')

/** Returns the request from the help menu and starts it after the delay. It resets on unmount. */
function useRequest() {
  const request = useStore(tourRequest)
  useEffect(() => {
    if (request !== 'asked') return
    const timer = setTimeout(() => tourRequest.set('due'), delay)
    return () => clearTimeout(timer)
  }, [request])
  useEffect(() => forgetRequest, [])
  return request
}

/** Shows a toast when a requested tour fails to load. */
function useMissed(isMissed: boolean) {
  const t = useMessages()
  useEffect(() => {
    if (!isMissed) return
    forgetRequest()
    showToast({ tone: 'critical', title: t('ui.failure.offline') })
  }, [isMissed, t])
}
