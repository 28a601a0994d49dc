import { useEffect, useState } from 'react'
import type { Language } from '#platform/model/supported-languages.ts'
import type { FormPost as Post } from '#session/auth/model/single-sign-on.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { FormPost } from '#ui/forms/form-post.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { MigrationFailure } from './migration-failure.tsx'

type Step =
  | { readonly tag: 'preparing' }
  | { readonly tag: 'post'; readonly post: Post }
  | { readonly tag: 'failed'; readonly failure: Failure | null }

type HandOverProps = {
  readonly kind: 'migration' | 'keycloak' | 'leaving'
  /** Creates the form, or `null` if it must not be sent. Rejects with a Failure. */
  readonly make: (language: Language) => Promise<Post | null>
  readonly signOut: string
  /** Continues with the old account after a failure; `null` if that is not allowed. */
  readonly onLater: (() => void) | null
}

/**
 * A loading message, then a form that submits itself (SSO-018, SSO-019). On failure it shows the
 * reason and the options.
 */
export function AccountHandoverScreen({ kind, make, signOut, onLater }: HandOverProps) {
  const t = useMessages()
  const language = useLocale()
  const [step, setStep] = useState<Step>({ tag: 'preparing' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    const then = (next: Step) => isWanted && setStep(next)
    make(language).then(
      (post) => then(post ? { tag: 'post', post } : { tag: 'failed', failure: null }),
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
        <Heading level={1}>{t(`migration.${kind}.title`)}</Heading>
        {step.tag === 'failed' ? (
          <MigrationFailure
            failure={step.failure}
            onAgain={again}
            signOut={signOut}
            onLater={onLater}
          />
        ) : (
          <>
            <Text>{t(`migration.${kind}.text`)}</Text>
            <LoadingStatus label={t('migration.preparing')} />
            {step.tag === 'post' ? (
              <FormPost
                uri={step.post.uri}
                fields={step.post.fields}
                action={t('migration.leaving.action')}
              />
            ) : null}
          </>
        )}
      </Stack>
    </PublicCard>
  )
}
