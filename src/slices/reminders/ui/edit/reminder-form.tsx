import {
  reminderFields,
  reminderFieldsOf,
  reminderLimits,
  reminderProblems,
  type ReminderInput,
} from '../../model/reminder-input.ts'
import type { Reminder, ReminderKind } from '../../model/reminders.ts'
import { channels } from '#session/member/model/communications.ts'
import { isSameValue } from '#platform/model/is-same-value.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSetReminderAndChannels } from '../../api/reminder-queries.ts'
import {
  type ChannelChoices,
  chosenChannels,
  noChannelChoices,
} from '../../model/reminder-channels.ts'
import { useCommunicationPreferences } from '#session/member/api/communications-queries.ts'
import { AssumedFields } from '#ui/forms/assumed-fields.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteReminder } from './delete-reminder.tsx'
import { ReminderChannelsField } from './reminder-channels-field.tsx'
import { ReminderTimesField } from './reminder-times-field.tsx'
import { useReminderWords } from '../use-reminder-words.ts'
import { WeekdaysField } from './weekdays-field.tsx'

const isAnyIn = (chosen: ChannelChoices): boolean =>
  chosen.SMS === 'IN' || chosen.PUSH_NOTIFICATION === 'IN'
const draftName = (id: string) => `reminder ${id}`

/** The form of a reminder. `shown` is `null` for a new one, which starts with `initial`. */
export function ReminderForm({
  kinds,
  initial,
  shown,
}: {
  kinds: readonly ReminderKind[]
  initial: ReminderInput
  shown: Reminder | null
}) {
  const words = useReminderWords()
  const { t } = words
  const go = useNavigateTo()
  const preferences = useCommunicationPreferences()
  const leave = () => go(href('reminder'), 'replace')
  const form = useForm({
    name: draftName(shown?.id ?? 'new'),
    initial: { ...initial, ...noChannelChoices },
    isNew: shown === null,
    // The stored reminder has no channels, so a choice counts only when there is one.
    isChanged: (values, basis) =>
      !isSameValue(reminderFieldsOf(values), reminderFieldsOf(basis)) ||
      channels.some((channel) => (values[channel] ?? null) !== (basis[channel] ?? null)),
    fields: reminderFields,
    problems: reminderProblems,
    prepare: ({ values, basis }) => ({
      id: shown?.id ?? null,
      told: values,
      shown: shown && basis,
      preferences,
      // The list says that nothing is sent; a toast would cover that.
      isSent: preferences.state !== 'ready' || isAnyIn(chosenChannels(preferences.data, values)),
    }),
    save: useSetReminderAndChannels(),
    onSaved: (saved, { isSent }) => {
      if (!isSent) return
      showToast({
        tone: 'success',
        title: t('reminders.form.saved', { name: words.name(saved) }),
        text: words.when(saved),
      })
    },
    onDone: leave,
    next: (saved) => draftName(saved.id),
    onNext: (saved) => go(href('reminderSet', saved.id), 'replace'),
  })
  const value = (field: keyof ReminderInput, version: unknown) =>
    words.value({ ...form.values, [field]: version }, field)

  return (
    <Form
      of={form}
      save={t('reminders.form.save')}
      trouble={t('reminders.form.trouble')}
      conflict={(name, mine, theirs) => {
        if (name === 'SMS' || name === 'PUSH_NOTIFICATION')
          return {
            label: t('reminders.form.channels'),
            mine: t(mine === 'IN' ? 'reminders.channels.IN' : 'reminders.channels.OUT'),
            theirs: t(theirs === 'IN' ? 'reminders.channels.IN' : 'reminders.channels.OUT'),
          }
        const field = name as keyof ReminderInput
        return { label: words.field(field), mine: value(field, mine), theirs: value(field, theirs) }
      }}
      onCancel={() => go(href('reminder'))}
      more={
        shown === null ? null : (
          <DeleteReminder
            id={shown.id}
            reminder={shown}
            onDeleted={() => {
              form.forget()
              leave()
            }}
            words={words}
          />
        )
      }
    >
      <RadioGroup
        label={t('reminders.form.kind')}
        options={kinds.map((kind) => ({ value: rawOf(kind), label: words.kind(kind) }))}
        value={rawOf(form.values.kind)}
        onChange={(raw) => {
          const kind = kinds.find((one) => rawOf(one) === raw)
          if (kind !== undefined) form.change({ kind })
        }}
      />
      <TextField
        {...form.field('label')}
        label={t('reminders.form.label')}
        hint={t('reminders.form.label.hint')}
        optional={t('forms.optional')}
        autoComplete="off"
      />
      <ReminderTimesField
        idOf={(index) => form.idOf(`time-${index}`)}
        times={form.values.times}
        most={reminderLimits.times}
        errorOf={(index) => form.errors[`time-${index}`]}
        onChange={(times) => form.change({ times })}
        words={words}
      />
      <AssumedFields
        said={value('weekdays', form.values.weekdays)}
        icon="calendar"
        hasProblem={form.errors.weekdays !== undefined || form.values.weekdays.some(isUnknown)}
      >
        <WeekdaysField
          id={form.idOf('weekdays')}
          value={form.values.weekdays}
          error={form.errors.weekdays}
          onChange={(weekdays) => form.change({ weekdays })}
          words={words}
        />
      </AssumedFields>
      <ReminderChannelsField
        read={preferences}
        typed={form.values}
        isOn={form.values.enabled}
        change={form.change}
      />
      <Checkbox
        checked={form.values.enabled}
        detail={t('reminders.form.enabled.detail')}
        onChange={(enabled) => form.change({ enabled })}
      >
        {t('reminders.form.enabled')}
      </Checkbox>
    </Form>
  )
}
