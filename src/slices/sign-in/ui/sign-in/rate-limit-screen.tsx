import { minutesFrom } from '../../model/wait-minutes.ts'
import { useEffect, useState } from 'react'
import { support } from '#platform/model/support-contact.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { CountdownRing } from '#ui/feedback/countdown-ring.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { typedEmail } from '../typed-email.ts'

/** The remaining seconds that a screen reader announces. */
const spoken = [30, 10]

/**
 * Too many attempts: a countdown and the link to continue. `until` is in milliseconds since 1970,
 * from the server's Retry-After.
 */
export function RateLimitScreen({ until, onGo }: { until: number | null; onGo: () => void }) {
  const t = useMessages()
  const left = useCountdown(until)
  const [whole] = useState(left)
  const minutes = minutesFrom(left, 120)
  const wait =
    minutes === null
      ? t('sign-in-access.limit.wait', { seconds: left })
      : t('sign-in-access.limit.wait.minutes', { minutes })

  useEffect(() => {
    if (until === null) return
    if (left === 0) announce(t('sign-in-access.limit.ready'))
    else if (spoken.includes(left)) announce(t('sign-in-access.limit.wait', { seconds: left }))
  }, [left, until, t])

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.limit.title')}</Heading>
        <Text>
          <span>{t('sign-in-access.limit.text')}</span>{' '}
          <span>{typedEmail.get() === '' ? null : t('sign-in-access.limit.kept')}</span>
        </Text>
        <Inline gap="s5" noWrap>
          {until === null ? null : (
            <CountdownRing left={left} whole={whole} shown={minutes ?? left} />
          )}
          <Text strong aria-live="off">
            {left > 0 ? wait : t('sign-in-access.limit.ready')}
          </Text>
        </Inline>
        <Button block unavailable={left > 0} onClick={onGo}>
          {t('sign-in-access.limit.action')}
        </Button>
        <Text look="small" tone="secondary">
          <RichMessage
            id="sign-in-access.limit.help"
            values={{ phone: support.phone }}
            components={{ 0: <PlainLink href={support.dial} /> }}
          />
        </Text>
      </Stack>
    </PublicCard>
  )
}
