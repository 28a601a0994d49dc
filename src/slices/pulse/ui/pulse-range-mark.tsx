import { pulseRangeOf } from '#vitals/model/pulse/pulse.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { rangeMarks } from '#vitals/ui/range-marks.ts'
import { StatusMark } from '#ui/primitives/status-mark.tsx'

/** The position of a pulse relative to the usual range, as shape and word. */
export function PulseRangeMark({ beats }: { beats: number }) {
  const t = useMessages()
  const range = pulseRangeOf(beats)
  return <StatusMark {...rangeMarks.pulse[range]}>{t(`pulse.range.${range}`)}</StatusMark>
}
