import { useRef } from 'react'
import { yearRange } from '#session/member/model/personal-info.ts'
import {
  rejectedHealthField,
  healthFields,
  healthInfoOf,
  healthPartsOf,
  healthProblems,
  type HealthInput,
  healthInputOf,
  isSameHealth,
  addListEntry,
} from '../model/health-info-form.ts'
import type { HealthInfo } from '../model/health-info.ts'
import { useSaveHealthInfo } from '../api/health-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { Text } from '#ui/primitives/text.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { AboutYou } from './about-you.tsx'
import { Conditions } from './conditions.tsx'
import { MedicineReview } from './medicine-review.tsx'
import { useHealthProfileConflicts } from './use-health-profile-conflicts.ts'
import { FreeTextList } from './free-text-list.tsx'
import { YourHealth } from './your-health.tsx'

/** Typed texts that are not added to their lists yet. */
const noDrafts = { newMedication: '', newAllergy: '' }
type Typed = HealthInput & typeof noDrafts
const withDraft = (words: readonly string[], draft: string): readonly string[] =>
  addListEntry(words, draft).taken ?? words
/** The input with the texts that are not added yet. */
const editedOf = ({ newMedication, newAllergy, ...typed }: Typed): HealthInput => ({
  ...typed,
  medications: withDraft(typed.medications, newMedication),
  allergies: withDraft(typed.allergies, newAllergy),
})

/**
 * The form of health and, if the feature is on, demographics. All fields are optional and saved
 * together; `birthDate` limits the years of diagnoses.
 */
export function HealthProfileForm({ info, birthDate }: { info: HealthInfo; birthDate: string }) {
  const t = useMessages()
  const { today } = useToday()
  const asksWhoSheIs = useFlag('HEALTH_EQUITY_FIELDS')
  const conflict = useHealthProfileConflicts()
  const sent = useRef<HealthInfo | null>(null)
  const form = useForm({
    name: 'health-profile',
    initial: { ...healthInputOf(info), ...noDrafts },
    isEdit: true,
    isChanged: (values, basis) => !isSameHealth(editedOf(values), editedOf(basis)),
    fields: healthFields,
    problems: (typed) => healthProblems(typed, yearRange({ birthDate }, Number(today.slice(0, 4)))),
    fieldValue: (typed, field) =>
      field === 'feet' || field === 'inches' ? typed[field] : typed.years[field],
    prepare: ({ values, basis }) => ({
      told: healthPartsOf(healthInfoOf(editedOf(values))),
      shown: healthPartsOf(healthInfoOf(editedOf(basis))),
      sending: (body: HealthInfo) => void (sent.current = body),
    }),
    save: useSaveHealthInfo(),
    fieldOf: (detail) => (sent.current === null ? null : rejectedHealthField(detail, sent.current)),
  })
  const { newMedication: _, newAllergy: __, ...typed } = form.values
  const part = { typed, errors: form.errors, idOf: form.idOf, onChange: form.change }
  return (
    <Form
      of={form}
      label={t('health-profile.form')}
      save={t('forms.changes.save')}
      summaryTitle={t('forms.changes.summary', { count: form.summary.length })}
      trouble={t('forms.not-saved')}
      conflict={conflict}
    >
      <Text tone="secondary">{t('health-profile.health.intro')}</Text>
      <FreeTextList
        name="medications"
        words={form.values.medications}
        draft={form.values.newMedication}
        onChange={(medications) => form.change({ medications })}
        onDraft={(text) => form.change({ newMedication: text })}
      />
      <MedicineReview />
      <FreeTextList
        name="allergies"
        words={form.values.allergies}
        draft={form.values.newAllergy}
        onChange={(allergies) => form.change({ allergies })}
        onDraft={(text) => form.change({ newAllergy: text })}
      />
      <YourHealth {...part} />
      <Conditions {...part} />
      {asksWhoSheIs ? <AboutYou {...part} /> : null}
    </Form>
  )
}
