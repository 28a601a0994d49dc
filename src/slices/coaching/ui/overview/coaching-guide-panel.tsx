import { behavioralHealthAddress } from '../../model/behavioral-health-url.ts'
import { hasBehavioralHealth } from '#session/member/model/programs.ts'
import { useAppState, useFlag } from '#session/member/app-state-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { environment } from '#session/startup/current-startup.ts'
import { Card } from '#ui/layout/card.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/**
 * The mental health guide, if its feature is on: for members of the behavioral health program, and
 * if the parent app reports a guide.
 */
export function CoachingGuidePanel({ words: { t, locale } }: { words: CoachingWords }) {
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
