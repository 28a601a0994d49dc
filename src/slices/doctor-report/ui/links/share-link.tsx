import { useState } from 'react'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Text } from '#ui/primitives/text.tsx'
import { type AskedLink, useMakeReportLink } from '../../api/use-report-links.ts'
import type { DoctorReportDays, ReportPart } from '../../model/doctor-report.ts'
import { type LinkDays, linkDays, linkDraft, type MadeLink } from '../../model/link-parts.ts'
import { MadeLinkDialog } from './made-link-dialog.tsx'
import type { LinkWords } from './use-link-words.ts'

type Choices = { readonly lasts: LinkDays; readonly parts: readonly ReportPart[] }

/** Makes a link: how long it works and what it shows. Then it shows the link, once. */
export function ShareLink({
  available,
  parts,
  days,
  words,
  onClose,
}: {
  available: readonly ReportPart[]
  parts: readonly ReportPart[]
  days: DoctorReportDays
  words: LinkWords
  onClose: () => void
}) {
  const { t } = words
  const [made, setMade] = useState<MadeLink | null>(null)
  const initial: Choices = { lasts: 7, parts }
  const form = useForm({
    name: linkDraft,
    initial,
    isNew: true,
    fields: ['parts'] as const,
    problems: (values) =>
      values.parts.length === 0 ? { parts: 'doctor-report-links.parts.missing' as const } : {},
    prepare: ({ values }): AskedLink => ({
      lastsDays: values.lasts,
      reportDays: days,
      parts: values.parts,
    }),
    save: useMakeReportLink(),
    onSaved: setMade,
  })
  const close = () => {
    form.forget()
    onClose()
  }
  if (made !== null) return <MadeLinkDialog made={made} words={words} onClose={close} />
  const { lasts, parts: chosen } = form.values
  return (
    <FormDialog
      of={form}
      title={t('doctor-report.share')}
      save={t('doctor-report-links.make')}
      trouble={t('doctor-report-links.not-made')}
      reason={({ _tag }) =>
        _tag === 'Offline' || _tag === 'Unavailable' || _tag === 'ContractBroken'
          ? t('doctor-report-links.unsure')
          : undefined
      }
      onClose={onClose}
      intro={
        <Text>{t('doctor-report-links.intro', { days: t('readings.range.days', { days }) })}</Text>
      }
    >
      <RadioGroup
        label={t('doctor-report-links.lasts')}
        value={String(lasts)}
        onChange={(value) =>
          form.change({ lasts: linkDays.find((one) => String(one) === value) ?? lasts })
        }
        options={linkDays.map((one) => ({
          value: String(one),
          label: t('readings.range.days', { days: one }),
          detail: t('doctor-report-links.lasts.until', { day: words.endOf(one) }),
        }))}
      />
      <div id={form.idOf('parts')} tabIndex={-1}>
        <CheckboxGroup label={t('doctor-report-links.parts')} error={form.errors.parts}>
          {available.map((part) => (
            <Checkbox
              key={part}
              checked={chosen.includes(part)}
              onChange={(wanted) =>
                form.change({
                  parts: available.filter((one) => (one === part ? wanted : chosen.includes(one))),
                })
              }
            >
              {t(`doctor-report.area.${part}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </div>
      <Text look="small" tone="secondary">
        {t('doctor-report-links.always')}
      </Text>
    </FormDialog>
  )
}
