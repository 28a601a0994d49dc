import { useCallback, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import '#ui/theme.css.ts'
import '#ui/global.css.ts'
import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { selectBloodSugar } from '#domain/blood-sugar-logs.ts'
import { logRules } from '#domain/readings-log.ts'
import { MessagesProvider } from '#i18n/provider.tsx'
import { logColumns } from '#slices/blood-sugar/log-columns.tsx'
import { useWords } from '#slices/blood-sugar/use-words.ts'
import { LogPage } from '#ui/log/log-page.tsx'
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
  const words = useWords(lastDay)
  const span = useMemo(() => spanOf(readings), [readings])
  const rows = useMemo(() => selectBloodSugar(readings, span, search), [readings, span])
  return (
    <LogPage
      {...{ words, search, rows }}
      opening={{ span, because: 'asked' }}
      rules={logRules}
      today={lastDay}
      caption="Blood sugar"
      name="Ten Years"
      unit="mg/dL"
      columnsOf={useCallback((byDay: boolean) => logColumns(words, byDay), [words])}
      file={{ name: 'blood-sugar', text: () => '' }}
      onChange={nothing}
    />
  )
}

/** All logs as the portal shows them: filtered, by day, every reading of ten years in the list. */
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
