import { createContext, useContext } from 'react'
import { formatTimeZone } from '#i18n/format.ts'
import { localUtcOffset } from '#i18n/utc-offset.ts'
import { useLocale } from '#i18n/use-messages.ts'
import type { MeasuredAt } from '../wording/use-reading-words.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { TableMeta } from '#ui/data/table/table.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** Whether all rows of a log have one zone, which the log then says once. */
export const OneZone = createContext(false)

/**
 * A row's time on the clock of the reading, with the zone below it when that differs from the
 * member's and from that of other rows.
 */
export function ReadingTime({ reading, children }: { reading: MeasuredAt; children: string }) {
  const locale = useLocale()
  const isOneZone = useContext(OneZone)
  const { timestamp, utcOffset, timeZone } = reading
  const time = <time dateTime={timestamp + utcOffset}>{children}</time>
  const isHere = timeZone === memberTimeZone() || utcOffset === localUtcOffset(timestamp)
  if (isHere || isOneZone) return time
  return (
    <Stack>
      {time}
      <TableMeta>
        {formatTimeZone(Date.parse(timestamp + utcOffset), { locale, timeZone })}
      </TableMeta>
    </Stack>
  )
}
