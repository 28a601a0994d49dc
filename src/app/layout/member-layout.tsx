import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brandName } from '#platform/model/support-contact.ts'
import { haveAllEnded } from '#session/member/model/programs.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { visit } from '#session/startup/visit.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { momentNow } from '#session/idle/clock.ts'
import { useUser } from '#session/member/use-user.ts'
import { cameByLink } from '#session/startup/startup-store.ts'
import { QuietBoundary } from '#ui/feedback/error-boundary.tsx'
import { Brand } from '#ui/primitives/brand-logo.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ShellFrame, ShellHeader } from '#ui/layout/shell-frame.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { AtRest } from '../overlays/after-first-paint.tsx'
import { HelpMenu } from './help-menu.tsx'
import { lazyPart } from '../loading/lazy-component.ts'
import { MemberMenu } from './member-menu.tsx'
import { MessageCoach } from './coach-button.tsx'
import { NetworkNote } from './offline-banner.tsx'
import { PartBoundary } from '../loading/chunk-boundary.tsx'
import { PrivacyBanner } from './privacy-banner.tsx'
import { PrivateFooter } from './member-footer.tsx'
import { pageAt, pageOf } from '../router/routes.ts'
import { Sidebar } from './sidebar.tsx'
import { isInMobileApp } from './mobile-app.ts'
import { StaffView } from './impersonation-layout.tsx'
import { useWide } from './use-viewport.ts'

const mainId = 'main'
const Overlays = lazyPart([], async () => (await import('../overlays/deferred-shell.tsx')).Overlays)
const WeightLauncher = lazyPart(
  ['weight-scale'],
  async () => (await import('../overlays/weight-launcher.tsx')).WeightLauncher,
)
const LanguageModal = lazyPart(
  [],
  async () => (await import('#slices/language/ui/language-dialog.tsx')).LanguageModal,
)
const LinkNote = lazyPart([], async () => (await import('./account-notice.tsx')).LinkNote)
const EndedNote = lazyPart([], async () => (await import('./ended-programs-banner.tsx')).EndedNote)
const Drawer = lazyPart([], async () => (await import('#ui/feedback/dialogs/drawer.tsx')).Drawer)

/**
 * The frame of a signed-in page: header, sidebar, footer (1§2). On wide screens the hamburger folds
 * the sidebar away; below it opens a drawer.
 */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const name = useUser().fullName || null
  const isByLink = useStore(cameByLink)
  const { programs } = useInitialAnswers()
  // A stored answer says nothing here.
  const hasEnded =
    programs.value !== null &&
    programs.stale === undefined &&
    programs.leftOut === undefined &&
    haveAllEnded(programs.value)
  // In a tab of the workplace chat, which has a rail of its own, the sidebar is a drawer.
  const isWide = useWide() && !visit.isTeams
  const [isFolded, setFolded] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isLaunching, setLaunching] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { weightScaleConfirmation } = useAppState()
  // Before the idle watch itself is there, its clock runs.
  const [since] = useState(momentNow)
  const launchWeight = () => setLaunching(true)
  const page = pageAt(pathname)
  const hasControls = page?.hidesControls !== true
  const hasSidebar = !isInMobileApp(search) && page?.isBare !== true

  const hamburger = (
    <IconButton
      icon="menu"
      data-tour="menu"
      label={t('shell.menu')}
      aria-expanded={isWide ? !isFolded : isDrawerOpen}
      onClick={() => (isWide ? setFolded(!isFolded) : setDrawerOpen(true))}
    />
  )
  const header = (
    <ShellHeader
      skipLink={<SkipLink targetId={mainId}>{t('common.skip')}</SkipLink>}
      start={
        <>
          {hasSidebar && hasControls ? hamburger : null}
          <Link
            look="bare"
            to={pageOf('dashboard').path}
            aria-label={t('shell.home', { brand: brandName })}
          >
            <Brand name={brandName} />
          </Link>
        </>
      }
      end={
        hasControls ? (
          <>
            <HelpMenu />
            <MessageCoach />
            <MemberMenu onLanguage={() => setChoosing(true)} />
          </>
        ) : undefined
      }
    />
  )
  const closeLanguage = () => setChoosing(false)
  const closeDrawer = () => setDrawerOpen(false)
  const endLaunch = () => setLaunching(false)
  // Above the page, where each says so when it cannot be downloaded.
  const parts = (
    <>
      {isDrawerOpen && hasSidebar && !isWide ? (
        <PartBoundary onClose={closeDrawer}>
          <Drawer
            open
            label={t('shell.menu')}
            header={<Brand name={brandName} />}
            onClose={closeDrawer}
          >
            <Sidebar onWeight={launchWeight} onGo={closeDrawer} />
          </Drawer>
        </PartBoundary>
      ) : null}
      {isLaunching || weightScaleConfirmation ? (
        <PartBoundary onClose={endLaunch}>
          <WeightLauncher onEnd={endLaunch} />
        </PartBoundary>
      ) : null}
      {isChoosing ? (
        <PartBoundary onClose={closeLanguage}>
          <LanguageModal onClose={closeLanguage} />
        </PartBoundary>
      ) : null}
    </>
  )
  return (
    <>
      <ShellFrame
        mainId={mainId}
        header={header}
        {...(hasSidebar && isWide && !isFolded
          ? { sidebar: <Sidebar onWeight={launchWeight} /> }
          : {})}
        footer={<PrivateFooter />}
      >
        <StaffView name={name}>
          <NetworkNote />
          {parts}
          {hasEnded ? (
            <QuietBoundary>
              <Suspense>
                <EndedNote />
              </Suspense>
            </QuietBoundary>
          ) : null}
          <PrivacyBanner />
          {isByLink ? (
            <QuietBoundary>
              <Suspense>
                <LinkNote name={name} />
              </Suspense>
            </QuietBoundary>
          ) : null}
          {children}
        </StaffView>
      </ShellFrame>
      <AtRest>
        <QuietBoundary>
          <Suspense>
            <Overlays since={since} />
          </Suspense>
        </QuietBoundary>
      </AtRest>
    </>
  )
}
