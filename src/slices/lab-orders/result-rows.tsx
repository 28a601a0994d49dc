import type { LabResult } from './model/lab-results.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ListRow, List } from '#ui/data/list.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/** Laboratory results with units and dates, without a rating. */
export function ResultRows({ results, label }: { results: readonly LabResult[]; label: string }) {
  const t = useMessages()
  const format = useFormat()
  return (
    <List label={label}>
      {results.map(({ id, testType, quantitativeValue, unit, timestamp }) => (
        <ListRow
          key={id}
          title={t(isUnknown(testType) ? 'lab-orders.test.unknown' : `lab-orders.test.${testType}`)}
          detail={format.calendarDate(dayOfLocal(timestamp), 'long')}
          end={
            <Text as="span" strong nowrap>
              {`${format.number(quantitativeValue, testType === 'HbA1C' ? { decimals: 1 } : {})} ${rawOf(unit)}`}
            </Text>
          }
        />
      ))}
    </List>
  )
}
