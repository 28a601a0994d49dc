import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { loadAreas } from '#i18n/catalogue.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { loadChunk } from '../loading/load-chunk.ts'
import { useOneTimeOverlay } from './use-one-time-overlay.ts'
import { foodLogIntroSeen as seen, tourSeen, useHasFoodLogIntro } from './use-pending-intros.ts'

const load = async () => {
  const [{ FoodLogIntroDialog: FoodLogIntro }] = await loadChunk(() =>
    Promise.all([
      import('#slices/food-log/ui/intro/food-log-intro-dialog.tsx'),
      loadAreas(['food-log-intro']),
    ]),
  )
  return FoodLogIntro
}

/** Introduces the food log once to members of its programs (1§4), at a visit without the tour. */
export function FoodLogIntroOverlay() {
  const navigate = useNavigate()
  const { programs, userId } = useInitialAnswers()
  const member = userId.value
  // One interruption a visit: the tour of this visit makes the introduction wait for the next.
  const hadTour = useMemo(() => (member === null ? null : tourSeen.has(member)), [member])
  const hasIntro = useHasFoodLogIntro()
  const isKnown = programs.status !== 'pending'
  const { part: Intro, end } = useOneTimeOverlay({
    overlay: 'food-log',
    seen,
    isMeant: isKnown && hadTour !== null ? hasIntro && hadTour : null,
    part: 'intro',
    load,
  })
  if (Intro === null) return null
  const confirm = () => {
    end()
    void navigate(href('food'))
  }
  return <Intro onConfirm={confirm} onClose={end} />
}
