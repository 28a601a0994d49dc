import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '../card/card.tsx'
import { Link } from '../link/link.tsx'
import { ScreenOnly } from '../print-sheet/print-sheet.tsx'
import { Stack } from '../stack/stack.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'

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
