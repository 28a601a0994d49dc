import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import type { ReportPart } from '../../model/doctor-report.ts'
import { daysOfLink, partsOfLink, type ReportLink } from '../../model/link-parts.ts'

const msOfDay = 86_400_000

/** What is said of a link (areas `doctor-report-links`, `doctor-report` and `readings`). */
export function useLinkWords() {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const zone = memberTimeZone()
  const names = (parts: readonly ReportPart[]) =>
    parts.map((part) => t(`doctor-report.area.${part}`))
  return {
    t,
    zone: format.timeZone(now, zone),
    /** "Today, 3:20 PM" */
    when: (at: string) => format.when(Date.parse(at), now, zone),
    /** "Nov 27, 2026, 3:20 PM" */
    until: ({ endsAt }: ReportLink) => format.dateTime(Date.parse(endsAt), zone),
    /** The day on which a link that is made now ends. */
    endOf: (days: number) => format.date(now + days * msOfDay, zone),
    parts: (link: ReportLink) => {
      const { parts, hasOther } = partsOfLink(link.parts)
      return format.list([...names(parts), ...(hasOther ? [t('doctor-report-links.other')] : [])])
    },
    period: (link: ReportLink) => t('readings.range.days', { days: daysOfLink(link.reportDays) }),
  }
}

export type LinkWords = ReturnType<typeof useLinkWords>
