import { supportCall } from '#platform/model/support-contact.ts'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useRevokeReportLink } from '../../api/use-report-links.ts'
import type { ReportLink } from '../../model/link-parts.ts'
import type { LinkWords } from './use-link-words.ts'

/** Asks once, and says when the link was gone before. */
export function RevokeLink({
  link,
  words,
  onClose,
}: {
  link: ReportLink
  words: LinkWords
  onClose: () => void
}) {
  const { t } = words
  const { save, working, failure } = useRevokeReportLink()
  const revoke = async () => {
    const done = await save(link.id)
    if (done === null) return
    showToast({
      tone: done.wasGone ? 'plain' : 'success',
      title: t(done.wasGone ? 'doctor-report-links.gone' : 'doctor-report-links.revoked'),
    })
    onClose()
  }
  return (
    <Dialog
      open
      title={t('doctor-report-links.revoke.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            look="danger"
            working={working}
            workingLabel={t('doctor-report-links.revoking')}
            onClick={() => void revoke()}
          >
            {t('doctor-report-links.revoke.yes')}
          </Button>
          <Button look="secondary" onClick={onClose} data-autofocus="">
            {t('doctor-report-links.keep')}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <SaveError
          failure={failure}
          title={t('doctor-report-links.not-revoked')}
          support={supportCall}
        />
        <Text>{t('doctor-report-links.revoke.text', { parts: words.parts(link) })}</Text>
        <Text tone="secondary">
          {t('doctor-report-links.made', {
            when: words.when(link.madeAt),
            days: words.period(link),
          })}
        </Text>
      </Stack>
    </Dialog>
  )
}
