import { useEffect, useState, type ReactNode } from 'react'
import { support } from '#domain/contact.ts'
import type { Language } from '#domain/language.ts'
import type { FormPost as Post } from '#domain/sso.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormPost } from '#ui/form-post/form-post.tsx'
import { Link, PlainLink } from '#ui/link/link.tsx'
import { PublicCard } from '#ui/public-page/public-page.tsx'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

type Step = { readonly tag: 'preparing' } | { readonly tag: 'post'; readonly post: Post } | { readonly tag: 'failed'; readonly failure: Failure | null }

type HandOverProps = {
  readonly kind: 'migration' | 'keycloak'
  /** Makes the form; null when it must not be sent. Rejects with a Failure. */
  readonly make: (language: Language) => Promise<Post | null>
  readonly signOut: string
  /** For a member who may go on with the old account when this cannot be done. */
  readonly onLater: (() => void) | null
}

/** A loading message, then a form that posts itself (SSO-018, SSO-019); when there can be none, why, and the way on. */
export function HandOverScreen({ kind, make, signOut, onLater }: HandOverProps) {
  const t = useMessages()
  const language = useLocale()
  const [step, setStep] = useState<Step>({ tag: 'preparing' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    const then = (next: Step) => isWanted && setStep(next)
    make(language).then(
      post => then(post ? { tag: 'post', post } : { tag: 'failed', failure: null }),
      (thrown: unknown) => {
        if (!isFailure(thrown)) reportError(thrown)
        then({ tag: 'failed', failure: isFailure(thrown) ? thrown : null })
      },
    )
    return () => void (isWanted = false)
    // oxlint-disable-next-line react/exhaustive-deps -- another language on the way must not make a second form
  }, [tries])

  function again() {
    setStep({ tag: 'preparing' })
    setTries(tries + 1)
  }

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t(`transition.${kind}.title`)}</Heading>
        {step.tag === 'failed' ? <Failed failure={step.failure} onAgain={again} signOut={signOut} onLater={onLater} /> : (
          <>
            <Text>{t(`transition.${kind}.text`)}</Text>
            <Pending label={t('transition.preparing')} />
            {step.tag === 'post' ? <FormPost uri={step.post.uri} fields={step.post.fields} action={t('transition.leaving.action')} /> : null}
          </>
        )}
      </Stack>
    </PublicCard>
  )
}

function Failed({ failure, onAgain, signOut, onLater }: { failure: Failure | null; onAgain: () => void; signOut: string; onLater: (() => void) | null }): ReactNode {
  const t = useMessages()
  const isStaff = failure?._tag === 'NotAllowed'
  const text = isStaff ? 'transition.failed.staff' : failure?._tag === 'Offline' ? 'transition.failed.offline' : 'transition.failed.text'
  return (
    <>
      <Banner tone="critical" headingLevel={2} live="alert" title={t('transition.failed.title')}>{t(text)}</Banner>
      <Inline gap="s4">
        {isStaff ? null : <Button onClick={onAgain}>{t('ui.try-again')}</Button>}
        {onLater === null ? null : <Button look="secondary" onClick={onLater}>{t('transition.later')}</Button>}
        <PlainLink look="standalone" href={support.dial}>{t('common.call', { phone: support.phone })}</PlainLink>
        <Link look="standalone" to={signOut}>{t('transition.sign-out')}</Link>
      </Inline>
    </>
  )
}
