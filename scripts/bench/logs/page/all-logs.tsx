import { useCallback, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import '#ui/tokens/theme.css.ts'
import '#ui/tokens/global.css.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { selectBloodSugar } from '#slices/blood-sugar/model/blood-sugar-log-search.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { bloodSugarArea } from '#slices/blood-sugar/ui/blood-sugar-area.ts'
import { bloodSugarLogColumns } from '#slices/blood-sugar/ui/blood-sugar-log-columns.tsx'
import { useBloodSugarWords } from '#slices/blood-sugar/ui/use-blood-sugar-words.ts'
import { ReadingLogPage } from '#vitals/ui/log/reading-log-page.tsx'
import { lastDay, spanOf } from './diary.ts'

const nothing = () => {}
const search = {
  span: null,
  sort: 'newest',
  rows: 100_000,
  ranges: [],
  meals: [],
  sources: [],
} as const

function AllLogs({ readings }: { readings: readonly BloodSugarReading[] }) {
  const words = useBloodSugarWords(lastDay)
  const span = useMemo(() => spanOf(readings), [readings])
  const rows = useMemo(() => selectBloodSugar(readings, span, search), [readings, span])
  return (
    <ReadingLogPage
      {...{ words, search, rows }}
      area={bloodSugarArea}
      opening={{ span, because: 'requested' }}
      leftOut={0}
      today={lastDay}
      name="Ten Years"
      unit="mg/dL"
      columnsOf={useCallback((byDay: boolean) => bloodSugarLogColumns(words, byDay), [words])}
      fileOf={() => ''}
      onChange={nothing}
    />
  )
}

/** The portal's log of all readings, filtered and grouped by day. */
export function drawOurs(stage: HTMLElement, readings: readonly BloodSugarReading[]): () => void {
  const root = createRoot(stage)
  flushSync(() =>
    root.render(
      <MessagesProvider>
        <AllLogs readings={readings} />
      </MessagesProvider>,
    ),
  )
  return () => root.unmount()
}
