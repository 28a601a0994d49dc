import { useEffect, useState, type ReactNode } from 'react'
import { support } from '#platform/model/support-contact.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link, PlainLink } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { MigrationFailure } from './migration-failure.tsx'

type Account = { readonly name: string; readonly isPartnerReady: boolean }
type Step =
  | { readonly tag: 'reading' }
  | { readonly tag: 'asking'; readonly account: Account; readonly isConnecting: boolean }
  | { readonly tag: 'failed'; readonly failure: Failure | null; readonly account: Account | null }

type ConnectScreenProps = {
  /** Whether the partner sent a code for account linking. */
  readonly hasCode: boolean
  readonly isConnected: boolean
  /** Rejects with a Failure, as `connect` does. */
  readonly read: () => Promise<Account>
  readonly connect: () => Promise<void>
  readonly signOut: string
  /** Continues to the partner's site; `null` if the member did not come for it. */
  readonly onOnward: (() => void) | null
  readonly onLeave: () => void
}

/**
 * Links the member's account with the identity that a partner signed on (ACCOUNT_MERGE). The member
 * confirms by name, because anybody can send a link with their own code.
 */
export function ConnectAccountsScreen({
  hasCode,
  isConnected,
  read,
  connect,
  signOut,
  onOnward,
  onLeave,
}: ConnectScreenProps) {
  const t = useMessages()
  const [step, setStep] = useState<Step>({ tag: 'reading' })
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isWanted = true
    read().then(
      (account) => isWanted && setStep({ tag: 'asking', account, isConnecting: false }),
      (thrown: unknown) =>
        isWanted && setStep({ tag: 'failed', failure: failureOf(thrown), account: null }),
    )
    return () => void (isWanted = false)
    // oxlint-disable-next-line react/exhaustive-deps -- read once for each try
  }, [tries])

  async function confirm(account: Account) {
    setStep({ tag: 'asking', account, isConnecting: true })
    await connect().catch((thrown: unknown) =>
      setStep({ tag: 'failed', failure: failureOf(thrown), account }),
    )
  }

  function again(account: Account | null) {
    if (account) return void confirm(account)
    setStep({ tag: 'reading' })
    setTries(tries + 1)
  }

  if (isConnected) {
    return (
      <Framed title={t('migration.connected.title')}>
        <Banner tone="success" live="status" title={t('migration.connected.text')} />
        {onOnward === null ? null : (
          <Button block onClick={onOnward}>
            {t('migration.connected.onward')}
          </Button>
        )}
        <Button block look={onOnward === null ? 'primary' : 'secondary'} onClick={onLeave}>
          {t('migration.connected.dashboard')}
        </Button>
      </Framed>
    )
  }
  if (step.tag === 'reading')
    return (
      <Framed title={t('migration.title')}>
        <LoadingStatus label={t('migration.preparing')} />
      </Framed>
    )
  // The code is unknown, used or expired.
  const isSpent =
    step.tag === 'failed' && step.failure?._tag === 'Refused' && step.failure.status === 422
  if (isSpent || (step.tag === 'asking' && !(hasCode && step.account.isPartnerReady))) {
    const isPartnerReady = isSpent || step.account?.isPartnerReady === true
    return (
      <Framed title={t('migration.title')}>
        <Banner
          tone="warning"
          live="alert"
          title={t(isPartnerReady ? 'migration.connect.restart' : 'migration.connect.not-ready')}
        />
        <Button block onClick={onLeave}>
          {t('migration.connected.dashboard')}
        </Button>
        <PlainLink look="standalone" href={support.dial}>
          {t('common.call', { phone: support.phone })}
        </PlainLink>
      </Framed>
    )
  }
  if (step.tag === 'failed') {
    const isFinal = step.failure?._tag === 'Refused'
    return (
      <Framed title={t('migration.title')}>
        <MigrationFailure
          failure={step.failure}
          onAgain={isFinal ? null : () => again(step.account)}
          signOut={signOut}
          onLater={onLeave}
        />
      </Framed>
    )
  }
  const { account, isConnecting } = step
  return (
    <Framed title={t('migration.title')}>
      <Text>{t('migration.connect.who', { name: account.name })}</Text>
      <Text tone="secondary">{t('migration.connect.what')}</Text>
      <Button block working={isConnecting} onClick={() => void confirm(account)}>
        {t('migration.action')}
      </Button>
      <Button block look="secondary" onClick={onLeave}>
        {t('migration.later')}
      </Button>
      <Inline gap="s4">
        <Link look="standalone" to={signOut}>
          {t('migration.connect.other')}
        </Link>
      </Inline>
    </Framed>
  )
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </PublicCard>
  )
}

/** Reports a defect and shows it as a failure without a reason. */
function failureOf(thrown: unknown): Failure | null {
  if (isFailure(thrown)) return thrown
  reportError(thrown)
  return null
}
