import { doctorReportDays } from '#domain/doctor-report.ts'
import type { ReportArea } from '#domain/report-figures.ts'
import type { ReadingWords } from '#i18n/use-reading-words.ts'
import { Card } from '#ui/card/card.tsx'
import { CheckGroup } from '#ui/choice/check-group.tsx'
import { Checkbox } from '#ui/choice/checkbox.tsx'
import { ScreenOnly } from '#ui/print-sheet/print-sheet.tsx'
import { ReportToolbar } from '#ui/report/report-toolbar.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { useChoices } from './use-choices.ts'

/** What the report is to hold, and how to take it along. */
export function Choices({
  available,
  choices,
  words: { t },
  onSave,
}: {
  available: readonly ReportArea[]
  choices: ReturnType<typeof useChoices>
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
            <CheckGroup label={t('doctor-report.areas')}>
              {available.map((area) => (
                <Checkbox
                  key={area}
                  checked={areas.includes(area)}
                  onChange={(wanted) => onArea(area, wanted)}
                >
                  {t(`doctor-report.area.${area}`)}
                </Checkbox>
              ))}
            </CheckGroup>
          )}
          <Checkbox checked={withList} onChange={onList}>
            {t('doctor-report.with-list')}
          </Checkbox>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
