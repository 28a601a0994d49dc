import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Where the report over all areas is. */
export const doctorReportPath = '/reports-and-data/for-my-doctor'

/** The way from the report of one area to the one over all of them. */
export function DoctorReportLink() {
  const t = useMessages()
  return (
    <ScreenOnly>
      <Card surface="mist" aria-label={t('figures.doctor.title')}>
        <Stack gap="s3" align="start">
          <Heading level={2}>{t('figures.doctor.title')}</Heading>
          <Text tone="secondary" reading>
            {t('figures.doctor.lead')}
          </Text>
          <Link to={doctorReportPath} look="standalone" endIcon="arrow-right">
            {t('figures.doctor.open')}
          </Link>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
