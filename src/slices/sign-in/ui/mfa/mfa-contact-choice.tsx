import { useState } from 'react'
import { passkeyCancelled } from '#session/auth/api/passkeys.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import type { ContactType, MfaChoice, MfaContactPoint, OtherStep } from '../../model/mfa.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SignInError } from '../sign-in-error.tsx'
import { StatusText } from '../status-text.tsx'
import type { SentMfaCode } from './sent-mfa-code.ts'
import { deviceTime } from '#platform/time/current-time.ts'

/** The default wait in seconds, if the server sends none. */
const usualWait = 30

/**
 * The second step: a passkey, the member's app, or the destination of a code. `onChosen` rejects with a Failure when sending failed. `sent` is a
 * code already sent, to which `onHasCode` returns; its wait applies to all destinations.
 * `sent.point` is `null` for one sent before a reload; unknown channels are counted.
 */
export function MfaContactChoice({
  choice: { items: points, leftOut, others },
  sent,
  onChosen,
  onOther,
  onHasCode,
}: {
  choice: MfaChoice
  sent: SentMfaCode | null
  onChosen: (point: MfaContactPoint) => Promise<void>
  onOther: (step: OtherStep) => Promise<void>
  onHasCode: (sent: SentMfaCode) => void
}) {
  const t = useMessages()
  const [chosen, setChosen] = useState<ContactType | OtherStep | undefined>(
    others[0] ??
      (points.find(({ contactType }) => contactType !== sent?.point?.contactType) ?? points[0])
        ?.contactType,
  )
  const other = others.find((step) => step === chosen)
  const [isSending, attempt] = useAttempt()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [before, setBefore] = useState(sent)
  const untilNext = useCountdown(before?.again ?? null)
  // Only another message has to wait.
  const wait = other === undefined ? untilNext : 0
  const wayOf = (point: MfaContactPoint) =>
    t(point.contactType === 'EMAIL' ? 'sign-in-access.mfa.email' : 'sign-in-access.mfa.sms')

  async function send() {
    const point = points.find(({ contactType }) => contactType === chosen)
    if (wait > 0 || (!point && !other)) return
    setFailure(null)
    try {
      if (other) await onOther(other)
      else if (point) await onChosen(point)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
      if (thrown._tag === 'TooMany')
        setBefore({
          point: before?.point ?? null,
          again: deviceTime() + (thrown.retryAfter ?? usualWait) * 1000,
        })
    }
  }

  const options = [
    ...others.map((step) => ({
      value: step,
      label: t(`sign-in-access.mfa.${step}`),
      detail: t(`sign-in-access.mfa.${step}.text`),
    })),
    ...points.map((point) => ({
      value: point.contactType,
      label: wayOf(point),
      detail: point.destination,
    })),
  ]

  if (options.length === 0) return <Text>{t('sign-in-access.mfa.none')}</Text>
  return (
    <form noValidate onSubmit={(event) => void attempt(send, event)}>
      <Stack gap="s6">
        <Text>
          {t(others.length === 0 ? 'sign-in-access.mfa.intro' : 'sign-in-access.mfa.intro.others')}
        </Text>
        {failure?._tag === 'TooMany' ? (
          <StatusText>
            <Banner
              tone="info"
              headingLevel={2}
              live="alert"
              title={t('sign-in-access.mfa.too-soon')}
            >
              {t('sign-in-access.mfa.too-soon.text')}
            </Banner>
          </StatusText>
        ) : failure?._tag === 'Refused' && failure.error === passkeyCancelled ? (
          <StatusText>
            <Banner
              tone="info"
              headingLevel={2}
              live="alert"
              title={t('sign-in-access.mfa.passkey.cancelled')}
            >
              {t('sign-in-access.mfa.passkey.cancelled.text')}
            </Banner>
          </StatusText>
        ) : failure ? (
          <SignInError failure={failure} hasTyped={false} />
        ) : null}
        {options.length > 1 ? (
          <RadioGroup
            label={t(others.length === 0 ? 'sign-in-access.mfa.where' : 'sign-in-access.mfa.which')}
            options={options}
            value={chosen}
            onChange={setChosen}
          />
        ) : (
          options.map(({ value, label, detail }) => (
            <Text key={value} strong>
              {`${label} ${detail}`}
            </Text>
          ))
        )}
        {leftOut === 0 ? null : (
          <Text look="small" tone="secondary">
            {t('sign-in-access.mfa.left-out', { count: leftOut })}
          </Text>
        )}
        {before && other === undefined ? (
          <Text look="small" tone="secondary" aria-live="off">
            {wait > 0
              ? t('sign-in-access.mfa.resend.wait', { seconds: wait })
              : t('sign-in-access.mfa.resend.ready')}
          </Text>
        ) : null}
        <Button
          type="submit"
          block
          unavailable={wait > 0}
          working={isSending}
          workingLabel={t('sign-in-access.sending')}
        >
          {t(other === undefined ? 'sign-in-access.mfa.send' : 'sign-in-access.mfa.check')}
        </Button>
        {before ? (
          <Button look="secondary" block onClick={() => onHasCode(before)}>
            {t('sign-in-access.mfa.has-code')}
          </Button>
        ) : null}
      </Stack>
    </form>
  )
}
