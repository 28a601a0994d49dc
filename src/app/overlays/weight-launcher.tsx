import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { weightLaunch } from '#slices/weight/model/weight-launch.ts'
import { useScaleCheck } from '#slices/weight/api/use-scale-check.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { setAppState, useAppState } from '#session/member/app-state-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { scaleAnswer } from '#slices/weight/ui/scale-check/scale-answer.ts'
import { ScaleDialog } from '#slices/weight/ui/scale-check/scale-dialog.tsx'
import { announce } from '#ui/feedback/announcer-store.ts'
import { isRoute, routeOf } from '../router/routes.ts'

const pathOf = (id: string): string => routeOf(isRoute(id) ? id : 'weight').path

/**
 * Leads to the weight pages (1§2): looks whether there has ever been a reading, and asks for the
 * scale where there has. The parent app's wish asks each time anew. `onEnd` when it is done.
 */
export function WeightLauncher({ onEnd }: { onEnd: () => void }) {
  const t = useMessages()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isScaleOnboardingDone, isOneApp, weightScaleConfirmation } = useAppState()
  const { hasWeightManagement, activePrograms } = useMember()
  const check = useScaleCheck()
  // Whoever is quicker than the answer that says so has set up her scale all the same.
  const { launchpad, programs, userId } = useInitialAnswers()
  const member = userId.value ?? ''
  const isKnown = launchpad.status !== 'pending' && programs.status !== 'pending'
  const [isAsking, setAsking] = useState(false)
  /** The parent app's wish is fulfilled, or put aside (WT-004). */
  const end = () => {
    if (isOneApp) setAppState({ weightScaleConfirmation: false })
    onEnd()
  }

  useEffect(() => {
    announce(t('weight-scale.opening'))
    // oxlint-disable-next-line react/exhaustive-deps -- it is said once
  }, [])
  useEffect(() => {
    if (!isKnown) return
    // The parent may ask for what is not hers: the page says so.
    if (!hasWeightManagement && !activePrograms.heartFailure) {
      end()
      return void navigate(pathOf('weightOverview'))
    }
    let isOver = false
    void check().then((hasReadings) => {
      if (isOver) return
      const launch = weightLaunch({
        isScaleOnboardingDone,
        hasReadings,
        isAnswered: !weightScaleConfirmation && scaleAnswer.has(member),
      })
      if (launch === 'askForScale') return setAsking(true)
      end()
      void navigate(pathOf(launch === 'overview' ? 'weightOverview' : 'weightGetStarted'), {
        state: { back: pathname + search },
      })
    })
    return () => void (isOver = true)
    // oxlint-disable-next-line react/exhaustive-deps -- it is launched once
  }, [isKnown])

  // She went elsewhere meanwhile, and is not called back.
  const [from] = useState(pathname)
  const isLeft = pathname !== from
  useEffect(() => {
    if (isLeft) end()
  })

  if (!isAsking || isLeft) return null
  const begin = () => {
    scaleAnswer.yes(member)
    end()
    void navigate(pathOf('weightGetStarted'), { state: { back: pathname + search } })
  }
  const putOff = () => {
    scaleAnswer.notYet(member)
    end()
  }
  return <ScaleDialog onYes={begin} onNotYet={putOff} />
}
