import { useState } from 'react'
import type { LabResult } from '#domain/labs.ts'
import { supportCall } from '#domain/contact.ts'
import { rawOf } from '#domain/unknown.ts'
import { useEarlierResults } from '#gateway/lab-orders.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { FormSection } from '#ui/form/form-parts.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { AllResults } from './all-results.tsx'
import { ResultRows } from './result-rows.tsx'

/** The newest of each test. */
const latest = (results: readonly LabResult[]): readonly LabResult[] =>
  results.filter(({ testType, timestamp }) =>
    results.every(
      (other) => rawOf(other.testType) !== rawOf(testType) || other.timestamp <= timestamp,
    ),
  )

/**
 * What the laboratory found before: the newest of each test and, when the member wants them, all.
 */
export function EarlierResults() {
  const t = useMessages()
  const read = useEarlierResults()
  const [isAllWanted, setAllWanted] = useState(false)
  return (
    <FormSection title={t('lab-orders.results')}>
      <Shown
        read={read}
        loading={t('lab-orders.results.loading')}
        failed={t('lab-orders.results.failed')}
        support={supportCall}
        bones={['8rem']}
        of="entries"
      >
        {(results) => {
          const newest = latest(results)
          return results.length === 0 ? (
            <Text tone="secondary">{t('lab-orders.results.none')}</Text>
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
      </Shown>
    </FormSection>
  )
}
