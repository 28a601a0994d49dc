import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import { useCancelSession } from '#vitals/api/care/coaching-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { CoachingWords } from '../use-coaching-words.ts'

/** Cancels a session after one question. */
export function CancelSession({
  session,
  words,
}: {
  session: CoachingSession
  words: CoachingWords
}) {
  const { t } = words
  const [asking, setAsking] = useState(false)
  const cancelling = useCancelSession()
  const what = { kind: words.kind(session), when: words.when(session.startTime) }
  const ask = () => {
    cancelling.forget()
    setAsking(true)
  }
  async function cancel() {
    if ((await cancelling.save(session.id)) === null) return
    setAsking(false)
    showToast({ tone: 'success', title: t('coaching.canceled', what) })
  }
  return (
    <div>
      <Button look="secondary" onClick={ask}>
        {t('coaching.cancel')}
      </Button>
      <Dialog
        open={asking}
        title={t('coaching.cancel.sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              working={cancelling.working}
              workingLabel={t('coaching.canceling')}
              onClick={() => void cancel()}
            >
              {t('coaching.cancel')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('coaching.keep')}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <Text>{t('coaching.cancel.text', { ...what, name: session.coachName })}</Text>
          <SaveError
            failure={cancelling.failure}
            title={t('coaching.cancel.trouble')}
            support={supportCall}
          />
        </Stack>
      </Dialog>
    </div>
  )
}
