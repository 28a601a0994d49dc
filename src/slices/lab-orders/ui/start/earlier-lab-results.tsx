import { NoneText } from '#ui/feedback/empty-state.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import type { LabResult } from '../../model/lab-results.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useEarlierResults } from '../../api/lab-order-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { AllResults } from '../../all-results.tsx'
import { ResultRows } from '../../result-rows.tsx'

/** The newest result of each test. */
const latest = (results: readonly LabResult[]): readonly LabResult[] =>
  results.filter(({ testType, timestamp }) =>
    results.every(
      (other) =>
        rawOf(other.testType) !== rawOf(testType) ||
        !(other.timestamp.localeCompare(timestamp) > 0),
    ),
  )

/** Earlier laboratory results: the newest of each test and, on request, all. */
export function EarlierLabResults() {
  const t = useMessages()
  const read = useEarlierResults()
  const [isAllWanted, setAllWanted] = useState(false)
  return (
    <FormSection title={t('lab-orders.results')}>
      <QueryBoundary
        read={read}
        loading={t('lab-orders.results.loading')}
        failed={t('lab-orders.results.failed')}
        support={supportCall}
        bones={['8rem']}
        of="entries"
      >
        {(results, leftOut) => {
          const newest = latest(results)
          return results.length === 0 ? (
            <NoneText none={noneOf(results, leftOut)}>{t('lab-orders.results.none')}</NoneText>
          ) : (
            <Stack gap="s6">
              <Card>
                <ResultRows results={newest} label={t('lab-orders.results')} />
              </Card>
              {isAllWanted ? (
                <AllResults />
              ) : results.length === newest.length ? null : (
                <div>
                  <Button look="secondary" onClick={() => setAllWanted(true)}>
                    {t('lab-orders.results.all')}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }}
      </QueryBoundary>
    </FormSection>
  )
}
