import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { sessionFieldsOf } from '#session/member/model/user.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { clearHandoffParameters, visit } from '#session/startup/visit.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { ForgotPasswordScreen } from '#slices/sign-in/ui/passwords/forgot-password-screen.tsx'
import { MfaScreen } from '#slices/sign-in/ui/mfa/mfa-screen.tsx'
import { RateLimitScreen } from '#slices/sign-in/ui/sign-in/rate-limit-screen.tsx'
import { ResetPasswordScreen } from '#slices/sign-in/ui/passwords/reset-password-screen.tsx'
import { VerificationExpiredScreen } from '#slices/sign-in/ui/email-verification/verification-expired-screen.tsx'
import { VerificationRequiredScreen } from '#slices/sign-in/ui/email-verification/verification-required-screen.tsx'

/**
 * History state of these pages: secrets and return locations, which must not be in an address
 * (docs/quality.md#d3).
 */
type Handed = { readonly from?: unknown; readonly mfaToken?: unknown; readonly until?: unknown }
const useHanded = (): Handed => (useLocation().state as Handed | null) ?? {}

/**
 * Returns the token of an email link for this page only; returning to the page needs the link
 * again.
 */
function useLinkToken(): string | null {
  const [token] = useState(visit.carried.token)
  useEffect(() => clearHandoffParameters, [])
  return token
}

const signIn = () => href('login')

export function ForgotPasswordPage() {
  return <ForgotPasswordScreen signIn={signIn()} />
}

/** The token is the address's `token` (2§7), which is removed from the address at startup. */
export function ResetPasswordPage() {
  return (
    <ResetPasswordScreen token={useLinkToken()} signIn={signIn()} forgot={href('forgotPassword')} />
  )
}

export function VerificationRequiredPage() {
  const navigate = useNavigate()
  return (
    <VerificationRequiredScreen
      token={useLinkToken()}
      signIn={signIn()}
      onExpired={() => void navigate(href('verificationExpired'), { replace: true })}
    />
  )
}

export function VerificationExpiredPage() {
  return <VerificationExpiredScreen signIn={signIn()} />
}

/** Without an MFA token, redirects to sign-in or, for a migrating member, to the migration. */
export function MfaPage() {
  const { mfaToken, from } = useHanded()
  const { search } = useLocation()
  const navigate = useNavigate()
  const session = useStore(sessionStore)
  const restart = { pathname: signIn(), search }
  if (typeof mfaToken !== 'string') {
    return (
      <Navigate
        replace
        to={
          sessionFieldsOf(session).isUserEligibleForOneappMigration
            ? { pathname: href('migration'), search }
            : restart
        }
        state={{ from }}
      />
    )
  }
  return (
    <MfaScreen
      mfaToken={mfaToken}
      onRestart={() => void navigate(restart, { replace: true, state: { from } })}
    />
  )
}

/** Returns to the page that hit the rate limit, with its state. */
export function RateLimitPage() {
  const { until, from } = useHanded()
  const { search } = useLocation()
  const navigate = useNavigate()
  return (
    <RateLimitScreen
      until={typeof until === 'number' ? until : null}
      onGo={() => void navigate({ pathname: signIn(), search }, { replace: true, state: { from } })}
    />
  )
}
