import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { CommunicationPreferences } from '#session/member/model/communications.ts'
import { useSaveCommunications } from '#session/member/api/communications-queries.ts'
import { useSave } from '#platform/query/use-save.ts'
import { channelsEdit, noChannelChoices, textsTo } from '../../model/reminder-channels.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'

/** Says that no reminder is sent, and turns text messages on by one press. */
export function UnsentRemindersBanner({ preferences }: { preferences: CommunicationPreferences }) {
  const t = useMessages()
  const { save, working, failure } = useSave(useSaveCommunications(), [])
  const ending = textsTo(preferences, t('ui.unreadable'))
  const edit = channelsEdit(preferences, { ...noChannelChoices, SMS: 'IN' })
  return (
    <>
      <SaveError failure={failure} title={t('reminders.trouble')} support={supportCall} />
      <Banner
        tone="warning"
        headingLevel={2}
        live="alert"
        title={t('reminders.unsent')}
        actions={
          ending === '' || edit === null ? (
            <ButtonLink size="compact" look="secondary" to={href('profileAccount')}>
              {t('reminders.form.channels.add-mobile')}
            </ButtonLink>
          ) : (
            <Button
              size="compact"
              working={working}
              workingLabel={t('forms.saving')}
              onClick={() => void save(edit)}
            >
              {t('reminders.unsent.turn-on', { ending })}
            </Button>
          )
        }
      >
        {t('reminders.unsent.text')}
      </Banner>
    </>
  )
}
