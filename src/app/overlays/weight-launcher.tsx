import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { weightLaunch } from '#slices/weight/model/weight-launch.ts'
import { useScaleCheck } from '#slices/weight/api/use-scale-check.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { setAppState, useAppState } from '#session/member/app-state-store.ts'
import { useInitialAnswers, useMember } from '#session/member/member-context.tsx'
import { scaleAnswer } from '#slices/weight/ui/scale-check/scale-answer.ts'
import { ScaleDialog } from '#slices/weight/ui/scale-check/scale-dialog.tsx'
import { announce } from '#ui/feedback/announcer-store.ts'

/**
 * Opens the weight pages and asks about the scale if there are readings (1§2). A request of the
 * parent app always asks; `onEnd` is called when done.
 */
export function WeightLauncher({ onEnd }: { onEnd: () => void }) {
  const t = useMessages()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isScaleOnboardingDone, isOneApp, weightScaleConfirmation } = useAppState()
  const { hasWeightManagement, activePrograms } = useMember()
  const check = useScaleCheck()
  // A quick member may act before the launchpad is loaded.
  const { launchpad, programs, userId } = useInitialAnswers()
  const member = userId.value ?? ''
  const isKnown = launchpad.status !== 'pending' && programs.status !== 'pending'
  const [isAsking, setAsking] = useState(false)
  /** Ends the launch and resets the parent's request (WT-004). */
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
    // The parent app may open a page that the member cannot see; the page explains it.
    if (!hasWeightManagement && !activePrograms.heartFailure) {
      end()
      return void navigate(href('weightOverview'))
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
      void navigate(href(launch === 'overview' ? 'weightOverview' : 'weightGetStarted'), {
        state: { back: pathname + search },
      })
    })
    return () => void (isOver = true)
    // oxlint-disable-next-line react/exhaustive-deps -- it is launched once
  }, [isKnown])

  // The member went to another page.
  const [from] = useState(pathname)
  const isLeft = pathname !== from
  useEffect(() => {
    if (isLeft) end()
  })

  if (!isAsking || isLeft) return null
  const begin = () => {
    scaleAnswer.yes(member)
    end()
    void navigate(href('weightGetStarted'), { state: { back: pathname + search } })
  }
  const putOff = () => {
    scaleAnswer.notYet(member)
    end()
  }
  return <ScaleDialog onYes={begin} onNotYet={putOff} />
}
