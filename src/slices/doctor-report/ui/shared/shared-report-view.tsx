import { useEffect } from 'react'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useToday } from '#i18n/use-today.ts'
import { fullNameOf } from '#session/member/model/personal-info.ts'
import { tellingDay } from '#vitals/model/report/report-periods.ts'
import { useReadingWords } from '#vitals/ui/wording/use-reading-words.ts'
import { useReportWords } from '#vitals/ui/wording/use-report-words.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Card } from '#ui/layout/card.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { sharedContent, type SharedReport } from '../../api/shared-content.ts'
import { areasOf } from '../../model/doctor-report.ts'
import { reportSectionsOf } from '../report-sections.ts'
import { ReportMethods } from '../report-methods.tsx'
import { ReportSheet } from '../sheet/report-sheet.tsx'
import { spokenSections, zonesOfReport } from '../spoken-sections.ts'

/** The report of a link: whose it is, until when, and the sheet that the member has, too. */
export function SharedReportView({ report }: { report: SharedReport }) {
  const { now, today } = useToday()
  const words = useReadingWords(tellingDay(today))
  const { t } = words
  const says = useReportWords(words)
  const format = useFormat()
  const zone = memberTimeZone()
  const { span, length, queries, labs, medicines, shown, missing, unshared, hasOther } =
    sharedContent(report)
  const sections = spokenSections(reportSectionsOf(t, queries, areasOf(shown)), length, words, says)
  const name = fullNameOf(report.person)
  const title = t('doctor-report-shared.of', { name })
  // What was loading is gone; a screen reader hears what came instead.
  useEffect(() => announce(title), [title])
  return (
    <Stack gap="s6">
      <ScreenOnly>
        <Stack gap="s4">
          <Stack gap="s1">
            <Heading level={1}>{title}</Heading>
            <Text tone="secondary" reading>
              {t('doctor-report-shared.lead', {
                name: report.person.firstName,
                until: format.dateTime(Date.parse(report.endsAt), zone),
                zone: format.timeZone(now, zone),
              })}
            </Text>
            {hasOther ? <Text>{t('doctor-report-shared.other')}</Text> : null}
          </Stack>
          <div>
            <Button icon="printer" onClick={() => print()}>
              {t('readings.logs.print')}
            </Button>
          </div>
        </Stack>
      </ScreenOnly>
      <Card as="div">
        <ReportSheet
          content={{ sections, labs, medicines, questions: [], missing, unshared }}
          person={{ name, born: report.person.birthDate }}
          zones={zonesOfReport(sections, words)}
          {...{ span, length, words, says }}
        />
      </Card>
      <ReportMethods sections={sections} />
    </Stack>
  )
}
