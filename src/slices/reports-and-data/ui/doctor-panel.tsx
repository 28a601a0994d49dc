import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { ReportLink } from './report-link.ts'

/**
 * The report for the doctor, the one act of the page, with its PDF two presses from anywhere. Without
 * a reading it says so and has no link.
 */
export function DoctorPanel({
  report,
  readings,
  isReady,
}: {
  report: ReportLink
  readings: number
  isReady: boolean
}) {
  const t = useMessages()
  return (
    <Card surface="mist" ripples="small">
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {t('reports-and-data.report.MULTI_CONDITION_SUMMARY')}
        </Heading>
        <Text>
          {t('reports-and-data.report.MULTI_CONDITION_SUMMARY.text', { count: readings })}
        </Text>
        {isReady ? (
          <Inline gap="s3">
            <ButtonLink to={report.to}>{t('reports-and-data.open')}</ButtonLink>
            <ButtonLink
              look="secondary"
              icon="printer"
              to={`${report.to}?print=yes`}
              aria-label={t('reports-and-data.print-name', { name: report.title })}
            >
              {t('reports-and-data.print')}
            </ButtonLink>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  )
}
