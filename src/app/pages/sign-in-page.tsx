import { use, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { SignInScreen, type SignInTurn } from '#slices/sign-in/ui/sign-in/sign-in-screen.tsx'
import { PublicCard, Statement } from '#ui/layout/public-page.tsx'
import { startReports } from '../reports/start-reports.ts'
import { PreloadContext } from '../router/preload-context.ts'
import { deviceTime } from '#platform/time/current-time.ts'

/** Default delay after a rate limit, in seconds. */
const usualWait = 60

/** The sign-in page. The member's chunks preload while the credentials are checked. */
export function SignInPage() {
  const t = useMessages()
  useEffect(startReports, [])
  const preload = use(PreloadContext)
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { from } = (state as { from?: unknown } | null) ?? {}

  function turn(turn: SignInTurn) {
    const handed =
      turn.to === 'mfa'
        ? { mfaToken: turn.mfaToken }
        : turn.to === 'rateLimitExceeded'
          ? { until: deviceTime() + (turn.seconds ?? usualWait) * 1000 }
          : {}
    void navigate({ pathname: href(turn.to), search }, { state: { from, ...handed } })
  }

  return (
    <>
      <Statement
        claim={t('sign-in.claim')}
        points={[
          { icon: 'chart', text: t('sign-in.point.readings') },
          { icon: 'target', text: t('sign-in.point.sense') },
          { icon: 'printer', text: t('sign-in.point.doctor') },
        ]}
      />
      <PublicCard>
        <SignInScreen
          onBegin={() => preload.page(href('dashboard'))}
          onTurn={turn}
          forgot={href('forgotPassword')}
        />
      </PublicCard>
    </>
  )
}
