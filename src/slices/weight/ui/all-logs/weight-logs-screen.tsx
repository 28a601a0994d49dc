import { useCallback } from 'react'
import {
  parseWeightLogSearch,
  selectWeight,
  weightKinds,
  type WeightLogSearch,
} from '#vitals/model/weight/weight-log-search.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useMarkWeight, type WeightMark } from '../../api/use-mark-weight.ts'
import { useInitialWeights } from '../../api/use-initial-weights.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { AreaLogScreen } from '#vitals/ui/log/area-log-screen.tsx'
import { useEditedRow } from '#vitals/ui/log/use-edited-row.tsx'
import { ReadingLogPage, type ShownLog } from '#vitals/ui/log/reading-log-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { MarkWeightError } from '../mark-weight-error.tsx'
import { useAnsweredWeights } from '../use-answered-weights.ts'
import { useWeightWords } from '../use-weight-words.ts'
import { weightArea } from '../weight-area.ts'
import { weightLogFile } from '../weight-log-file.ts'
import { WeightEditor } from './weight-editor.tsx'
import { weightLogColumns } from './weight-log-columns.tsx'

/** The log of weight with irregular readings marked. */
export function WeightLogsScreen() {
  return (
    <AreaLogScreen
      area={weightArea}
      useReadings={useInitialWeights}
      parse={parseWeightLogSearch}
      select={selectWeight}
      Log={Log}
    />
  )
}

const editTexts = {
  column: 'weight.edit.column',
  name: 'weight.edit.name',
} as const

function Log(shown: ShownLog<WeightReading, WeightLogSearch>) {
  const { rows, search, today } = shown
  const words = useWeightWords(today)
  const { t } = words
  const marking = useMarkWeight()
  const { mark } = marking
  const { keep } = useAnsweredWeights(useInitialAnswers().userId.value ?? '')
  // The overview does not ask about a reading that was marked here.
  const markFor = useCallback(
    async (requested: WeightMark) => (await mark(requested)) && (keep(requested.id), true),
    [mark, keep],
  )
  const hasIrregular = rows.some(({ isIrregular }) => isIrregular)
  const { column, edited, close } = useEditedRow(rows, words, editTexts)
  const columnsOf = useCallback(
    (byDay: boolean) => [...weightLogColumns(words, byDay, hasIrregular), column],
    [words, hasIrregular, column],
  )
  return (
    <Stack gap="s5">
      <MarkWeightError marking={marking} words={words} />
      <ReadingLogPage
        {...shown}
        {...{ words, columnsOf }}
        area={weightArea}
        title={`${t('weight.page.title')}: ${t('readings.tabs.all-logs')}`}
        unit={t('weight.unit')}
        filters={[
          {
            name: 'kind',
            label: t('weight.logs.kind'),
            all: t('weight.logs.all'),
            options: weightKinds.map((value) => ({ value, label: t(`weight.kind.${value}`) })),
            value: search.kinds,
          },
        ]}
        fileOf={weightLogFile}
      />
      <Text look="small" tone="muted" reading>
        {t('weight.logs.irregular')}
      </Text>
      {edited === null ? null : (
        <WeightEditor reading={edited} mark={markFor} words={words} onClose={close} />
      )}
    </Stack>
  )
}
