import { pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rangeLooks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'

/** Where a pulse lies against the usual range: shape and word. */
export function RangeMark({ beats }: { beats: number }) {
  const t = useMessages()
  const range = pulseRangeOf(beats)
  return <StatusMark {...rangeLooks.pulse[range]}>{t(`pulse.range.${range}`)}</StatusMark>
}
