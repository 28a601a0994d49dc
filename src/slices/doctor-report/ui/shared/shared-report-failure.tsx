import type { Failure } from '#platform/http/failure.ts'
import { minutesLeft } from '#platform/model/numbers/time-left.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Why the report is not shown: the link is gone, was opened too often, or the call failed. */
export function SharedReportFailure({
  failure,
  until,
  onAgain,
}: {
  failure: Failure
  until: number | null
  onAgain: () => void
}) {
  const t = useMessages()
  const left = useCountdown(until)
  if (failure._tag === 'Refused' && failure.status === 404)
    return (
      <Stack gap="s4">
        <Heading level={1}>{t('doctor-report-shared.gone')}</Heading>
        <Text role="alert">{t('doctor-report-shared.gone.text')}</Text>
      </Stack>
    )
  const again = (
    <Button block icon="refresh" unavailable={left > 0} onClick={onAgain}>
      {t('ui.try-again')}
    </Button>
  )
  if (failure._tag === 'TooMany')
    return (
      <Stack gap="s5">
        <Heading level={1}>{t('doctor-report-shared.limit')}</Heading>
        <Text role="alert">{t('doctor-report-shared.limit.text')}</Text>
        <Text strong aria-live="off">
          {left > 0
            ? t('doctor-report-shared.limit.wait', { minutes: minutesLeft(left) })
            : t('doctor-report-shared.limit.ready')}
        </Text>
        {again}
      </Stack>
    )
  return (
    <Stack gap="s5">
      <Heading level={1}>{t('doctor-report-shared.failed')}</Heading>
      <Text role="alert">
        <CallReference of={failure}>
          {t(
            failure._tag === 'Offline'
              ? 'doctor-report-shared.failed.offline'
              : 'doctor-report-shared.failed.text',
          )}
        </CallReference>
      </Text>
      {again}
    </Stack>
  )
}
