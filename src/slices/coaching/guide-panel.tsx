import { behavioralHealthAddress } from '#domain/behavioral-health.ts'
import { hasBehavioralHealth } from '#domain/programs.ts'
import { useAppState, useFlag } from '#session/app-state.ts'
import { useMember } from '#session/member-context.tsx'
import { environment } from '#session/startup-plan.ts'
import { Card } from '#ui/card/card.tsx'
import { ExternalLink } from '#ui/link/external-link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Words } from './use-words.ts'

/**
 * The mental health guide, where its feature is on: for members of the behavioral health program,
 * and for those whose parent app says that a guide is there.
 */
export function GuidePanel({ words: { t, locale } }: { words: Words }) {
  const hasGuide = useFlag('GUIDE_FEATURE')
  const hasWebSdk = useFlag('MENTAL_HEALTH_WEB_SDK')
  const { hasMHGuideAvailable } = useAppState()
  const { programs } = useMember()
  if (!hasGuide || !(hasMHGuideAvailable || hasBehavioralHealth(programs))) return null
  return (
    <Card>
      <Stack gap="s4">
        <Heading level={2} look="h3">
          {t('coaching.guide')}
        </Heading>
        <Text look="small" tone="secondary">
          {t('coaching.guide.text')}
        </Text>
        <div>
          <ExternalLink
            look="standalone"
            href={behavioralHealthAddress(locale, environment.partnerPath, hasWebSdk)}
          >
            {t('coaching.guide.open')}
          </ExternalLink>
        </div>
      </Stack>
    </Card>
  )
}
