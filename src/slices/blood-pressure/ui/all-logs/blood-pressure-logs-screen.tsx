import { useCallback } from 'react'
import {
  bloodPressureCategories,
  type BloodPressureReading,
  isWithinTarget,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureLogSearch,
  parseBloodPressureLogSearch,
  selectBloodPressure,
} from '../../model/blood-pressure-log-search.ts'
import { useInitialBloodPressure } from '../../api/blood-pressure-queries.ts'
import { AreaLogScreen } from '#vitals/ui/log/area-log-screen.tsx'
import { ReadingLogPage, type ShownLog } from '#vitals/ui/log/reading-log-page.tsx'
import { useEditedRow } from '#vitals/ui/log/use-edited-row.tsx'
import { bloodPressureArea } from '../blood-pressure-area.ts'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'
import { bloodPressureLogColumns } from './blood-pressure-log-columns.tsx'
import { EditPressureDialog } from './edit-pressure-dialog.tsx'
import { bloodPressureLogFile } from './blood-pressure-log-file.ts'

/** The log of blood pressure. */
export function BloodPressureLogsScreen() {
  return (
    <AreaLogScreen
      area={bloodPressureArea}
      useReadings={useInitialBloodPressure}
      parse={parseBloodPressureLogSearch}
      select={selectBloodPressure}
      Log={Log}
    />
  )
}

const editTexts = {
  column: 'blood-pressure-entry.edit.column',
  name: 'blood-pressure-entry.edit.name',
} as const

function Log(shown: ShownLog<BloodPressureReading, BloodPressureLogSearch>) {
  const words = useBloodPressureWords(shown.today)
  const { t } = words
  const above = shown.rows.filter((reading) => !isWithinTarget(reading)).length
  const { column, edited, close } = useEditedRow(shown.rows, words, editTexts)
  return (
    <>
      <ReadingLogPage
        {...shown}
        area={bloodPressureArea}
        words={words}
        unit={t('blood-pressure.unit')}
        finding={
          shown.rows.length === 0 || shown.leftOut > 0 || shown.search.categories.length > 0
            ? null
            : t('blood-pressure.logs.finding', { count: above })
        }
        columnsOf={useCallback(
          (byDay: boolean) => [...bloodPressureLogColumns(words, byDay), column],
          [words, column],
        )}
        filters={[
          {
            name: 'category',
            label: t('blood-pressure.logs.category'),
            all: t('blood-pressure.logs.all'),
            options: bloodPressureCategories.map((value) => ({
              value,
              label: t(`blood-pressure.category.${value}`),
            })),
            value: shown.search.categories,
          },
        ]}
        fileOf={bloodPressureLogFile}
      />
      {edited === null ? null : (
        <EditPressureDialog reading={edited} words={words} onClose={close} />
      )}
    </>
  )
}
