import { useEffect } from 'react'
import { support } from '#domain/contact.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { useCountdown } from '#kit/use-countdown.ts'
import { announce } from '#ui/announcer/announcer-store.ts'
import { Button } from '#ui/button/button.tsx'
import { PlainLink } from '#ui/link/link.tsx'
import { PublicCard } from '#ui/public-page/public-page.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

/** Seconds left that are said to a reader; in between the page is silent. */
const spoken = [30, 10]

/** Too many tries: how long to wait (`until`, milliseconds since 1970, from the server's Retry-After), counted down, and the way on. */
export function RateLimitScreen({ until, onGo }: { until: number | null; onGo: () => void }) {
  const t = useMessages()
  const left = useCountdown(until)
  const wait = left >= 120 ? t('access.limit.wait.minutes', { minutes: Math.ceil(left / 60) }) : t('access.limit.wait', { seconds: left })

  useEffect(() => {
    if (until === null) return
    if (left === 0) announce(t('access.limit.ready'))
    else if (spoken.includes(left)) announce(t('access.limit.wait', { seconds: left }))
  }, [left, until, t])

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('access.limit.title')}</Heading>
        <Text>{t('access.limit.text')}</Text>
        <Text strong aria-live="off">{left > 0 ? wait : t('access.limit.ready')}</Text>
        <Button block unavailable={left > 0} onClick={onGo}>{t('access.limit.action')}</Button>
        <Text look="small" tone="secondary">
          <RichMessage id="access.limit.help" values={{ phone: support.phone }} components={{ 0: <PlainLink href={support.dial} /> }} />
        </Text>
      </Stack>
    </PublicCard>
  )
}
