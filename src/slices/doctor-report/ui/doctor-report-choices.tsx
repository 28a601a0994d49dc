import { doctorReportDays } from '../model/doctor-report.ts'
import type { ReportArea } from '#vitals/model/report/report-periods.ts'
import type { ReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { Card } from '#ui/layout/card.tsx'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { ReportToolbar } from '#vitals/ui/report/report-toolbar.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { useReportChoices } from './use-report-choices.ts'

/** The content of the report, with print and export. */
export function DoctorReportChoices({
  available,
  choices,
  words: { t },
  onSave,
}: {
  available: readonly ReportArea[]
  choices: ReturnType<typeof useReportChoices>
  words: ReadingWords
  onSave: (() => void) | undefined
}) {
  const { areas, range, onRange, onArea, withList, onList } = choices
  return (
    <ScreenOnly>
      <Card aria-label={t('doctor-report.choose')}>
        <Stack gap="s4">
          <ReportToolbar ranges={doctorReportDays} {...{ range, onRange, onSave }} />
          {available.length < 2 ? null : (
            <CheckboxGroup label={t('doctor-report.areas')}>
              {available.map((area) => (
                <Checkbox
                  key={area}
                  checked={areas.includes(area)}
                  onChange={(wanted) => onArea(area, wanted)}
                >
                  {t(`doctor-report.area.${area}`)}
                </Checkbox>
              ))}
            </CheckboxGroup>
          )}
          <Checkbox checked={withList} onChange={onList}>
            {t('doctor-report.with-list')}
          </Checkbox>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
