import { useCallback } from 'react'
import { bodyFigures, type BodyReading, selectBody } from '../../model/body-composition.ts'
import { type LogSearch, parseLogSearch } from '#vitals/model/readings/log-search.ts'
import { useInitialBodyComposition } from '../../api/body-composition-queries.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { AreaLogScreen } from '#vitals/ui/log/area-log-screen.tsx'
import { ReadingLogPage, type ShownLog } from '#vitals/ui/log/reading-log-page.tsx'
import { bodyFinding } from '../body-finding.ts'
import { bodyCompositionArea } from '../body-composition-area.ts'
import { bodyCompositionLogFile } from '../body-composition-log-file.ts'
import { bodyCompositionLogColumns } from './body-composition-log-columns.tsx'

/** The log of body composition. */
export function BodyCompositionLogsScreen() {
  return (
    <AreaLogScreen
      area={bodyCompositionArea}
      useReadings={useInitialBodyComposition}
      parse={parseLogSearch}
      select={selectBody}
      Log={Log}
    />
  )
}

function Log(shown: ShownLog<BodyReading, LogSearch>) {
  const words = useReadingWords(shown.today)
  const { t } = words
  const { span } = shown.opening
  const fat = bodyFigures(shown.rows, span, 'fat')
  return (
    <ReadingLogPage
      {...shown}
      area={bodyCompositionArea}
      words={words}
      unit={`${t('biometrics.unit.pounds')}, ${t('biometrics.unit.percent')}`}
      finding={
        fat === null || fat.change === null
          ? null
          : bodyFinding(words, 'fat', { change: fat.change, first: fat.firstDay, span })
      }
      columnsOf={useCallback((byDay: boolean) => bodyCompositionLogColumns(words, byDay), [words])}
      fileOf={bodyCompositionLogFile}
    />
  )
}
