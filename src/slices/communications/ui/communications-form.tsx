import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  channelOf,
  communicationsFieldsOf,
  communicationsInputOf,
  communicationsRequest,
  optChoices,
  reminderFrequencies,
  type CommunicationPreferences,
  type CommunicationsInput,
} from '#session/member/model/communications.ts'
import { weekdays } from '#session/member/model/weekdays.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSaveCommunications } from '#session/member/api/communications-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { waysOf } from '../model/ways-of.ts'
import { useCommunicationsWords } from './use-communications-words.ts'

/**
 * What reaches the member now, then text messages, notifications and the times of reminders. Only
 * changes are sent.
 */
export function CommunicationsForm({ preferences }: { preferences: CommunicationPreferences }) {
  const t = useMessages()
  const words = useCommunicationsWords()
  const sent = channelOf(preferences, 'SMS')?.destinationEnding ?? ''
  const ending = isUnreadable(sent) ? t('ui.unreadable') : sent
  // Text messages cannot be chosen without a mobile phone.
  const possible = (typed: CommunicationsInput): CommunicationsInput =>
    ending === '' ? { ...typed, SMS: communicationsInputOf(preferences).SMS } : typed
  const form = useForm({
    name: 'communications',
    initial: communicationsInputOf(preferences),
    isEdit: true,
    isChanged: (values) => communicationsRequest(possible(values), preferences) !== null,
    fields: [],
    problems: () => ({}),
    prepare: ({ values, basis }) => ({
      told: communicationsFieldsOf(possible(values), preferences),
      shown: communicationsFieldsOf(possible(basis), preferences),
    }),
    save: useSaveCommunications(),
  })
  const typed = possible(form.values)

  const { SMS, PUSH_NOTIFICATION } = communicationsInputOf(preferences)
  const now = waysOf(preferences)
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
          onChange={(optState) => form.change({ [channel]: optState })}
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
    <Form
      of={form}
      label={t('communications.form')}
      save={t('forms.changes.save')}
      trouble={t('forms.not-saved')}
      conflict={words.conflict}
    >
      {now === null ? null : <Text strong>{t(`communications.now.${now}`)}</Text>}
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
      <FoldedSection
        title={t('communications.reminders.title')}
        summary={words.reminders(typed)}
        isNeeded={
          isUnknown(typed.reminderFrequency) ||
          communicationsRequest({ ...typed, SMS, PUSH_NOTIFICATION }, preferences) !== null
        }
      >
        <Text tone="secondary">{t('communications.reminders.intro')}</Text>
        <RadioGroup
          label={t('communications.frequency')}
          value={isUnknown(typed.reminderFrequency) ? undefined : typed.reminderFrequency}
          onChange={(reminderFrequency) => form.change({ reminderFrequency })}
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
                form.change({
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
      </FoldedSection>
    </Form>
  )
}
