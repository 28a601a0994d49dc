import { useMessages } from '#i18n/use-messages.ts'
import { SignInScreen } from '#slices/sign-in/sign-in-screen.tsx'
import { PublicCard, Statement } from '#ui/public-page/public-page.tsx'
import { preloadPlace } from './preload.ts'
import { pageOf } from './routes.ts'

/** Sign-in beside the portal's promise, inside the public frame. What comes after it is fetched while the credentials are checked. */
export function SignInPage() {
  const t = useMessages()
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
        <SignInScreen onBegin={() => preloadPlace(pageOf('dashboard').path)} />
      </PublicCard>
    </>
  )
}
