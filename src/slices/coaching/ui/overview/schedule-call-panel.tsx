import { useAttempt } from '#platform/store/use-attempt.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { createCoachingUrl } from '../../api/create-coaching-url.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/** Opens the coaching window with a one-time access code. */
export function ScheduleCallPanel({ words: { t, locale } }: { words: CoachingWords }) {
  const { userId } = useInitialAnswers()
  const { isOneApp, isImpersonation } = useAppState()
  const hasNewUi = useFlag('NEW_COACHING_UI')
  const [working, attempt] = useAttempt()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBlocked, setBlocked] = useState(false)
  // Staff cannot open coaching for the member.
  if (userId.value === null || isImpersonation) return null
  const member = { userId: userId.value, language: locale, isOneApp, hasNewUi }

  async function launch() {
    setFailure(null)
    // Browsers allow a new window only during the press, so it opens first and navigates once its
    // address is known.
    const opened = window.open('', '_blank')
    setBlocked(opened === null)
    if (opened === null) return
    opened.opener = null
    try {
      opened.location.replace(await createCoachingUrl(member))
    } catch (thrown) {
      opened.close()
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
    }
  }

  return (
    <Card>
      <Stack gap="s4">
        <Text look="small" tone="secondary">
          {t('coaching.launch.text')}
        </Text>
        <div>
          <Button
            look="secondary"
            size="compact"
            endIcon="external"
            working={working}
            workingLabel={t('coaching.launching')}
            aria-label={t('coaching.launch.new-window', { label: t('coaching.launch') })}
            onClick={() => void attempt(launch)}
          >
            {t('coaching.launch')}
          </Button>
        </div>
        <SaveError failure={failure} title={t('coaching.launch.trouble')} support={supportCall} />
        {isBlocked ? (
          <Banner tone="warning" live="status" title={t('coaching.launch.blocked')} />
        ) : null}
      </Stack>
    </Card>
  )
}
