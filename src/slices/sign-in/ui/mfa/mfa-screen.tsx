import { useEffect, useState, type ReactNode } from 'react'
import { support } from '#platform/model/support-contact.ts'
import type { MfaChoice, MfaContactPoint, OtherStep } from '../../model/mfa.ts'
import { provePasskey } from '#session/auth/api/passkeys.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { createMfaCalls } from '../../api/mfa-calls.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { signInBy, loadAuthService } from '#session/auth/session-actions.ts'
import { Button } from '#ui/primitives/button.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SignInError } from '../sign-in-error.tsx'
import { MfaContactChoice } from './mfa-contact-choice.tsx'
import { MfaCodeForm } from './mfa-code-form.tsx'
import { isMfaExpired, MfaExpired } from './mfa-expired.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { typedEmail } from '../typed-email.ts'
import type { SentMfaCode } from './sent-mfa-code.ts'
import { deviceTime } from '#platform/time/current-time.ts'

type Step =
  | { readonly tag: 'loading' }
  | { readonly tag: 'failed'; readonly failure: Failure }
  | { readonly tag: 'over'; readonly failure: Failure }
  | {
      readonly tag: 'choose'
      readonly choice: MfaChoice
      readonly sent: SentMfaCode | null
    }
  | { readonly tag: 'code'; readonly choice: MfaChoice; readonly sent: SentMfaCode }
  | { readonly tag: 'app'; readonly choice: MfaChoice; readonly sent: SentMfaCode | null }

/**
 * The second step of sign-in: the destination and the code. `onRestart` returns to the first step.
 */
export function MfaScreen({ mfaToken, onRestart }: { mfaToken: string; onRestart: () => void }) {
  const t = useMessages()
  const [step, setStep] = useState<Step>({ tag: 'loading' })
  const [tries, setTries] = useState(0)
  useRestoredFocus(step.tag)

  useEffect(() => {
    let isWanted = true
    const then = (next: Step) => isWanted && setStep(next)
    loadAuthService()
      .then(({ open }) => createMfaCalls(open).choice(mfaToken))
      .then(
        (choice) => then({ tag: 'choose', choice, sent: null }),
        (thrown: unknown) => then(stepAfter(thrown)),
      )
    return () => void (isWanted = false)
  }, [mfaToken, tries])

  /** Requests a code. Rejects with failures that do not end the step. */
  async function send(choice: MfaChoice, point: MfaContactPoint): Promise<void> {
    try {
      const challenge = await createMfaCalls((await loadAuthService()).open).send(
        mfaToken,
        point.contactType,
      )
      setStep({
        tag: 'code',
        choice,
        sent: { point, again: deviceTime() + challenge.resendAfter * 1000 },
      })
    } catch (thrown) {
      endOrThrow(thrown)
    }
  }

  /** Takes another step. Rejects with failures that do not end the second step. */
  async function take(step: OtherStep, before: Step & { tag: 'choose' }): Promise<void> {
    try {
      const calls = createMfaCalls((await loadAuthService()).open)
      if (step === 'AUTHENTICATOR') {
        await calls.startApp(mfaToken)
        return setStep({ ...before, tag: 'app' })
      }
      const proof = await provePasskey(await calls.startPasskey(mfaToken))
      await signInBy((open) => createMfaCalls(open).prove(mfaToken, proof))
      typedEmail.set('')
    } catch (thrown) {
      endOrThrow(thrown)
    }
  }

  async function check(code: string, trustDevice: boolean): Promise<void> {
    try {
      await signInBy((open) => createMfaCalls(open).verify(mfaToken, code, trustDevice))
      typedEmail.set('')
    } catch (thrown) {
      endOrThrow(thrown)
    }
  }

  function endOrThrow(thrown: unknown): void {
    const next = stepAfter(thrown)
    if (next.tag !== 'over') throw thrown
    setStep(next)
  }

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.mfa.title')}</Heading>
        {content()}
      </Stack>
    </PublicCard>
  )

  function content(): ReactNode {
    switch (step.tag) {
      case 'loading':
        return (
          <LoadingStatus label={t('sign-in-access.mfa.loading')}>
            <Stack>
              <Skeleton height="3rem" />
              <Skeleton height="7rem" />
              <Skeleton height="3rem" />
            </Stack>
          </LoadingStatus>
        )
      case 'failed':
        return (
          <>
            <SignInError failure={step.failure} hasTyped={false} />
            <Button
              block
              onClick={() => {
                setStep({ tag: 'loading' })
                setTries(tries + 1)
              }}
            >
              {t('ui.try-again')}
            </Button>
          </>
        )
      case 'over':
        return <MfaExpired failure={step.failure} onRestart={onRestart} />
      case 'choose':
        return (
          <>
            <MfaContactChoice
              choice={step.choice}
              sent={step.sent}
              onChosen={(point) => send(step.choice, point)}
              onOther={(other) => take(other, step)}
              onHasCode={(sent) => setStep({ tag: 'code', choice: step.choice, sent })}
            />
            <Text look="small" tone="secondary">
              <RichMessage
                id="sign-in-access.mfa.help"
                values={{ phone: support.phone }}
                components={{ 0: <PlainLink href={support.dial} /> }}
              />
            </Text>
          </>
        )
      case 'app':
        return (
          <MfaCodeForm
            sent={null}
            onCode={check}
            onOther={() => setStep({ ...step, tag: 'choose' })}
          />
        )
      case 'code':
        return (
          <MfaCodeForm
            sent={step.sent}
            onCode={check}
            onResend={async () =>
              step.sent.point
                ? send(step.choice, step.sent.point)
                : setStep({ ...step, tag: 'choose' })
            }
            onOther={
              step.choice.items.length + step.choice.others.length > 1
                ? () => setStep({ ...step, tag: 'choose' })
                : null
            }
          />
        )
    }
  }
}

/** The next state after a failure: the step ended or can be retried. Rethrows defects. */
function stepAfter(thrown: unknown): Step {
  if (!isFailure(thrown)) throw thrown
  return { tag: isMfaExpired(thrown) ? 'over' : 'failed', failure: thrown }
}
