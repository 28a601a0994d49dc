import { pulseRangeOf } from '#domain/pulse.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { StatusMark } from '#ui/status-mark/status-mark.tsx'

/** Where a pulse lies against the usual range: shape and word. */
export function RangeMark({ beats }: { beats: number }) {
  const t = useMessages()
  const range = pulseRangeOf(beats)
  return <StatusMark {...rangeLooks.pulse[range]}>{t(`pulse.range.${range}`)}</StatusMark>
}
