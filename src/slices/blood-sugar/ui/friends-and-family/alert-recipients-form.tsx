import { href } from '#platform/model/paths.ts'
import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import {
  alertKinds,
  type AlertKind,
  alertRecipientsPatch,
  alertRecipientPartsOf,
  alertLimitProblems,
  alertRecipientsInputOf,
} from '#vitals/model/alerts/alert-recipients-input.ts'
import { useSaveAlertRecipients } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import type { FieldMessage } from '#ui/forms/form/form-options.ts'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Inline } from '#ui/layout/stack.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { thresholdProblemWords } from './threshold-problem-words.ts'
import { AlertRecipientFields } from './alert-recipient-fields.tsx'

/**
 * The alert recipients and the limits below and above which they get alerts. Only changes are sent.
 */
export function AlertRecipientsForm({
  people,
  settings,
}: {
  people: readonly Contact[]
  settings: BloodSugarAlerts
}) {
  const t = useMessages()
  // The server replaces the whole list of recipients, so rows that failed to parse would be lost.
  const unreadable = settings.low.leftOut + settings.high.leftOut
  const form = useForm({
    name: 'blood-sugar-told',
    initial: alertRecipientsInputOf(settings),
    fields: alertKinds,
    problems: (typed) => {
      const found = alertLimitProblems(typed)
      const words: Partial<Record<AlertKind, FieldMessage>> = {}
      for (const kind of alertKinds)
        if (found[kind] !== undefined) words[kind] = thresholdProblemWords(found[kind], typed.low)
      return words
    },
    prepare: ({ values, basis }) =>
      alertRecipientsPatch(values, people, settings) === null
        ? 'unchanged'
        : {
            told: alertRecipientPartsOf(values, settings),
            shown: alertRecipientPartsOf(basis, settings),
          },
    save: useSaveAlertRecipients(),
  })
  const { values: typed, change } = form
  const limit = (kind: AlertKind) => (
    <TextField
      {...form.text(kind, `blood-sugar-alerts.told.${kind}`)}
      inputMode="numeric"
      autoComplete="off"
    />
  )
  return (
    <Form
      of={form}
      label={t('blood-sugar-alerts.told.title')}
      save={unreadable > 0 ? null : t('blood-sugar-alerts.told.save')}
      trouble={t('forms.not-saved')}
      // Concurrent edits of a checkbox always agree, so only limits can conflict.
      conflict={(name, mine, theirs) => {
        const kind = alertKinds.find((one) => one === name)
        return kind === undefined
          ? null
          : {
              label: t(`blood-sugar-alerts.told.${kind}`),
              mine: String(mine),
              theirs: String(theirs),
            }
      }}
      contradiction={t('blood-sugar-alerts.conflict.limits')}
    >
      {unreadable === 0 ? null : (
        <Banner tone="warning" live="status" title={t('blood-sugar-alerts.told.partly')}>
          {t('blood-sugar-alerts.told.partly.text', {
            count: unreadable,
            phone: supportCall.label,
          })}
        </Banner>
      )}
      <FormSection
        title={t('blood-sugar-alerts.told.title')}
        intro={t('blood-sugar-alerts.told.intro')}
      >
        {people.map((contact) => (
          <AlertRecipientFields key={contact.id} {...{ contact, settings, typed, change }} />
        ))}
        <FieldPair>
          {limit('low')}
          {limit('high')}
        </FieldPair>
        <Inline gap="s6">
          <Link look="standalone" to={`${href('authorization')}?for=alerts`}>
            {t('blood-sugar-alerts.people.add')}
          </Link>
          <Link look="standalone" to={href('authorization')}>
            {t('blood-sugar-alerts.people.edit')}
          </Link>
        </Inline>
      </FormSection>
    </Form>
  )
}
