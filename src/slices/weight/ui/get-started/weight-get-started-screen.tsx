import { href } from '#platform/model/paths.ts'
import { useGuideManual } from '#vitals/api/care/user-guides-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { DeviceGuide } from '#vitals/ui/guide/device-guide.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useBackPath } from '#ui/navigation/use-back-path.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const overview = href('weightOverview')

/**
 * The setup of the member's scale, with a link back to the previous page (from the history,
 * WT-003).
 */
export function WeightGetStartedScreen() {
  const t = useMessages()
  const back = useBackPath() ?? overview
  return (
    <PageFrame
      title={t('weight.start.title')}
      lead={t('weight.start.intro')}
      back={{
        to: back,
        label: t(back === overview ? 'weight.start.overview' : 'weight.start.back'),
      }}
    >
      <DeviceGuide
        category="weight_scale"
        manual={useGuideManual(useMember().weightDevice, useLocale())}
      />
      <Card surface="mist" ripples="small" aria-labelledby="weight-start-next">
        <Stack gap="s4" align="start">
          <Heading level={2} id="weight-start-next">
            {t('weight.start.next')}
          </Heading>
          <Text reading>{t('weight.start.next.text')}</Text>
          <Inline gap="s3">
            <ButtonLink to={overview}>{t('weight.start.go')}</ButtonLink>
            <ButtonLink look="secondary" icon="plus" to={href('weightLogReading')}>
              {t('weight.add')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </PageFrame>
  )
}
