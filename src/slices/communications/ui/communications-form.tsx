import {
  channelOf,
  communicationsFieldsOf,
  communicationsInputOf,
  communicationsRequest,
  optChoices,
  reminderFrequencies,
  type CommunicationPreferences,
} from '#session/member/model/communications.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { weekdays } from '#session/member/model/weekdays.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSaveCommunications } from '#session/member/api/communications-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { EditForm } from '#ui/forms/edit-form.tsx'
import { useCommunicationsConflicts } from './use-communications-conflicts.ts'
import { useFormDraft } from '#session/storage/use-form-draft.ts'

/** Text messages, notifications and the times of reminders. Only changes are sent. */
export function CommunicationsForm({ preferences }: { preferences: CommunicationPreferences }) {
  const t = useMessages()
  const edits = useFormDraft('communications', communicationsInputOf(preferences))
  const saving = useSaveCommunications()
  const conflicts = useCommunicationsConflicts(saving.conflicts)
  const ending = channelOf(preferences, 'SMS')?.destinationEnding ?? ''
  // Text messages cannot be chosen without a mobile phone.
  const typed =
    ending === '' ? { ...edits.values, SMS: communicationsInputOf(preferences).SMS } : edits.values
  const request = communicationsRequest(typed, preferences)

  async function submit() {
    saving.dismiss()
    if (request === null) return edits.nothingNew()
    const basis = ending === '' ? { ...edits.basis, SMS: typed.SMS } : edits.basis
    finish(
      await saving.save({
        told: communicationsFieldsOf(typed, preferences),
        shown: communicationsFieldsOf(basis, preferences),
      }),
    )
  }
  function finish(saved: CommunicationPreferences | null) {
    if (saved !== null) edits.saved()
  }
  function undo() {
    saving.dismiss()
    edits.undo()
  }

  const { items, leftOut } = preferences.channels
  // This channel may be one that failed to parse.
  const isUnread = (channel: 'SMS' | 'PUSH_NOTIFICATION') =>
    leftOut > 0 && !items.some((one) => one.channel === channel)
  const unread = <Text>{t('communications.unread')}</Text>
  const unknown = (
    <Text look="small" tone="secondary">
      {t('communications.unknown')}
    </Text>
  )
  const choice = (channel: 'SMS' | 'PUSH_NOTIFICATION') =>
    isUnread(channel) ? (
      unread
    ) : (
      <>
        <RadioGroup
          label={t(`communications.${channel}.label`)}
          value={typed[channel] ?? undefined}
          onChange={(optState) => edits.change({ [channel]: optState })}
          options={optChoices.map((option) => ({
            value: option,
            label: t(`communications.${channel}.${option}`),
          }))}
        />
        {typed[channel] === null && isUnknown(channelOf(preferences, channel)?.optState)
          ? unknown
          : null}
      </>
    )
  return (
    <EditForm
      {...edits}
      label={t('communications.form')}
      isUnsaved={request !== null}
      isWorking={saving.working}
      onSubmit={() => void submit()}
      onUndo={undo}
      trouble={
        <>
          <EditConflicts
            items={conflicts}
            working={saving.working}
            onChoose={(kept) => void saving.choose(kept).then(finish)}
            onDismiss={saving.dismiss}
          />
          <SaveError failure={saving.failure} title={t('forms.not-saved')} support={supportCall} />
        </>
      }
    >
      <FormSection
        title={t('communications.SMS.title')}
        intro={ending === '' ? undefined : t('communications.SMS.to', { ending })}
      >
        {ending === '' && !isUnread('SMS') ? (
          <Text>
            <span>{t('communications.SMS.no-mobile')}</span>{' '}
            <Link to={href('profileAccount')}>{t('communications.SMS.add-mobile')}</Link>
          </Text>
        ) : null}
        {ending === '' && !isUnread('SMS') ? null : choice('SMS')}
        <Text look="small" tone="secondary">
          {t('communications.SMS.cost')}
        </Text>
      </FormSection>
      <FormSection
        title={t('communications.PUSH_NOTIFICATION.title')}
        intro={t('communications.PUSH_NOTIFICATION.intro')}
      >
        {choice('PUSH_NOTIFICATION')}
      </FormSection>
      <FormSection
        title={t('communications.reminders.title')}
        intro={t('communications.reminders.intro')}
      >
        <RadioGroup
          label={t('communications.frequency')}
          value={isUnknown(typed.reminderFrequency) ? undefined : typed.reminderFrequency}
          onChange={(reminderFrequency) => edits.change({ reminderFrequency })}
          options={reminderFrequencies.map((frequency) => ({
            value: frequency,
            label: t(`communications.frequency.${frequency}`),
          }))}
        />
        {isUnknown(typed.reminderFrequency) ? unknown : null}
        <CheckboxGroup label={t('communications.weekdays')}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              checked={typed.weekdays.includes(day)}
              onChange={(isOn) =>
                edits.change({
                  weekdays: [
                    ...weekdays.filter((one) =>
                      one === day ? isOn : typed.weekdays.includes(one),
                    ),
                    ...typed.weekdays.filter(isUnknown),
                  ],
                })
              }
            >
              {t(`communications.weekday.${day}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
        <Text look="small" tone="secondary" role="status">
          {typed.weekdays.length === 0 ? t('communications.weekdays.none') : null}
        </Text>
      </FormSection>
    </EditForm>
  )
}
