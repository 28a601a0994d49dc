import { doctorReportDays, type ReportPart } from '../model/doctor-report.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { Card } from '#ui/layout/card.tsx'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { TextArea } from '#ui/forms/fields/text-area.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import * as styles from '#vitals/ui/report/report-card.css.ts'
import { ReportRanges } from '#vitals/ui/report/report-toolbar.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import type { useReportChoices } from './use-report-choices.ts'
import type { useReportQuestions } from './use-report-questions.ts'

/** The content of the report, with print and export. */
export function DoctorReportChoices({
  available,
  choices,
  asked,
  words: { t },
  onSave,
  onShare,
}: {
  available: readonly ReportPart[]
  choices: ReturnType<typeof useReportChoices>
  asked: ReturnType<typeof useReportQuestions>
  words: ReadingWords
  onSave: (() => void) | undefined
  onShare: () => void
}) {
  const { parts, range, onRange, onPart, withList, onList } = choices
  // What was left out shows.
  const more = useMoreFields(withList || available.some((part) => !parts.includes(part)))
  const asking = useMoreFields(asked.text !== '')
  return (
    <ScreenOnly>
      <Card aria-label={t('doctor-report.choose')}>
        <Stack gap="s4">
          <Inline gap="s3" justify="between">
            <div className={styles.actions}>
              {onSave === undefined ? null : (
                <Button icon="printer" onClick={() => print()}>
                  {t('readings.logs.print')}
                </Button>
              )}
              <Button look="secondary" icon="external" onClick={onShare}>
                {t('doctor-report.share')}
              </Button>
              {onSave === undefined ? null : (
                <Button look="quiet" icon="table" onClick={onSave}>
                  {t('readings.logs.csv')}
                </Button>
              )}
            </div>
            <ReportRanges ranges={doctorReportDays} {...{ range, onRange }} />
          </Inline>
          <MoreFields label={t('doctor-report.contents')} icon="sliders" of={more}>
            <CheckboxGroup label={t('doctor-report.areas')}>
              {available.map((part) => (
                <Checkbox
                  key={part}
                  checked={parts.includes(part)}
                  onChange={(wanted) => onPart(part, wanted)}
                >
                  {t(`doctor-report.area.${part}`)}
                </Checkbox>
              ))}
            </CheckboxGroup>
            <Checkbox checked={withList} onChange={onList}>
              {t('doctor-report.with-list')}
            </Checkbox>
          </MoreFields>
          <MoreFields label={t('doctor-report.questions.add')} icon="help" of={asking}>
            <TextArea
              label={t('doctor-report.questions')}
              hint={t('doctor-report.questions.hint')}
              rows={3}
              maxLength={600}
              value={asked.text}
              onChange={asked.onText}
            />
          </MoreFields>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
