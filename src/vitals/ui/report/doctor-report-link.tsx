import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The link from an area's report to the report over all areas. */
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
          <Link to={href('doctorReport')} look="standalone" endIcon="arrow-right">
            {t('figures.doctor.open')}
          </Link>
        </Stack>
      </Card>
    </ScreenOnly>
  )
}
