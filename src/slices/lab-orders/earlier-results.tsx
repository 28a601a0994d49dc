import type { LabResult } from '#domain/labs.ts'
import { supportCall } from '#domain/contact.ts'
import { isUnknown, rawOf } from '#domain/unknown.ts'
import { useEarlierResults } from '#gateway/lab-orders.queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { FormSection } from '#ui/form/form-parts.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Text } from '#ui/text/text.tsx'

/** The newest of each test. */
const latest = (results: readonly LabResult[]): readonly LabResult[] =>
  results.filter(({ testType, timestamp }) => results.every(other => rawOf(other.testType) !== rawOf(testType) || other.timestamp <= timestamp))

/** What the laboratory found before, each with its unit and day; a value alone, without a verdict. */
export function EarlierResults() {
  const t = useMessages()
  const format = useFormat()
  const read = useEarlierResults()
  return (
    <FormSection title={t('lab-orders.results')}>
      <Shown read={read} loading={t('lab-orders.results.loading')} failed={t('lab-orders.results.failed')} support={supportCall} bones={['8rem']} of="entries">
        {results => results.length === 0 ? <Text tone="secondary">{t('lab-orders.results.none')}</Text> : (
          <Card>
            <Rows label={t('lab-orders.results')}>
              {latest(results).map(({ id, testType, quantitativeValue, unit, timestamp }) => (
                <Row
                  key={id} title={t(isUnknown(testType) ? 'lab-orders.test.unknown' : `lab-orders.test.${testType}`)} detail={format.calendarDate(timestamp.slice(0, 10), 'long')}
                  end={<Text as="span" strong nowrap>{format.number(quantitativeValue, testType === 'HbA1C' ? { decimals: 1 } : {})} {rawOf(unit)}</Text>}
                />
              ))}
            </Rows>
          </Card>
        )}
      </Shown>
    </FormSection>
  )
}
