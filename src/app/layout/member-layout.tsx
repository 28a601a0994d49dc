import { useState, type ComponentType, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brandLogo, brandName } from '#platform/model/support-contact.ts'
import { haveAllEnded } from '#session/member/model/programs.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { href } from '#platform/model/paths.ts'
import { clockCorrection } from '#platform/time/current-time.ts'
import { useAppState } from '#session/member/app-state-store.ts'
import { visit } from '#session/startup/visit.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { readClock } from '#session/idle/clock.ts'
import { useUser } from '#session/member/use-user.ts'
import { openedByLink } from '#session/startup/startup-store.ts'
import { BrandLogo } from '#ui/primitives/brand-logo.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { ShellFrame, ShellHeader } from '#ui/layout/shell-frame.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { AfterFirstPaint } from '../overlays/after-first-paint.tsx'
import { HelpMenu } from './help-menu.tsx'
import { lazyComponent } from '../loading/lazy-component.ts'
import { MemberMenu } from './member-menu.tsx'
import { CoachButton } from './coach-button.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { ChunkBoundary } from '../loading/chunk-boundary.tsx'
import type * as Notices from './notices/member-notices.ts'
import { PrivacyLine } from './privacy-line.tsx'
import { MemberFooter } from './member-footer.tsx'
import { routeAt } from '../router/routes.ts'
import { Sidebar } from './sidebar.tsx'
import { isInMobileApp } from './mobile-app.ts'
import { ImpersonationLayout } from './impersonation-layout.tsx'
import { useWideViewport } from './use-viewport.ts'
import { QuietPart } from '../loading/quiet-part.tsx'

const mainId = 'main'
const Overlays = lazyComponent(
  [],
  async () => (await import('../overlays/deferred-shell.tsx')).DeferredShell,
)
const WeightLauncher = lazyComponent(
  ['weight-scale'],
  async () => (await import('../overlays/weight-launcher.tsx')).WeightLauncher,
)
const LanguageModal = lazyComponent(
  ['language'],
  async () => (await import('#slices/language/ui/language-dialog.tsx')).LanguageDialog,
)
const notice = <Props extends object>(of: (notices: typeof Notices) => ComponentType<Props>) =>
  lazyComponent(['notifications'], async () => of(await import('./notices/member-notices.ts')))
const AccountNotice = notice((of) => of.AccountNotice)
const ClockNotice = notice((of) => of.ClockNotice)
const EndedNotice = notice((of) => of.EndedNotice)
const Drawer = lazyComponent(
  [],
  async () => (await import('#ui/feedback/dialogs/drawer.tsx')).Drawer,
)

/**
 * Layout of signed-in pages: header, sidebar, footer (1§2). The menu button folds the sidebar on
 * wide screens and opens a drawer on others.
 */
export function MemberLayout({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const name = useUser().fullName || null
  const isByLink = useStore(openedByLink)
  const isClockWrong = useStore(clockCorrection) !== 0
  const { programs } = useInitialAnswers()
  // A cached answer may be outdated.
  const hasEnded =
    programs.value !== null &&
    programs.stale === undefined &&
    programs.leftOut === undefined &&
    haveAllEnded(programs.value)
  // Teams has its own navigation, so the sidebar is a drawer there.
  const isWide = useWideViewport() && !visit.isTeams
  const [isFolded, setFolded] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isLaunching, setLaunching] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { weightScaleConfirmation } = useAppState()
  // The idle clock starts before the idle watch is loaded.
  const [since] = useState(readClock)
  const launchWeight = () => setLaunching(true)
  const page = routeAt(pathname)
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
            to={href('dashboard')}
            aria-label={t('shell.home', { brand: brandName })}
          >
            <BrandLogo name={brandName} logo={brandLogo} />
          </Link>
        </>
      }
      end={
        hasControls ? (
          <>
            <HelpMenu />
            <CoachButton />
            <MemberMenu onLanguage={() => setChoosing(true)} />
          </>
        ) : undefined
      }
    />
  )
  const closeLanguage = () => setChoosing(false)
  const closeDrawer = () => setDrawerOpen(false)
  const endLaunch = () => setLaunching(false)
  // The boundaries show above the page when a chunk fails to load.
  const parts = (
    <>
      {isDrawerOpen && hasSidebar && !isWide ? (
        <ChunkBoundary onClose={closeDrawer}>
          <Drawer
            open
            label={t('shell.menu')}
            header={<BrandLogo name={brandName} logo={brandLogo} />}
            onClose={closeDrawer}
          >
            <Sidebar onWeight={launchWeight} onGo={closeDrawer} />
          </Drawer>
        </ChunkBoundary>
      ) : null}
      {isLaunching || weightScaleConfirmation ? (
        <ChunkBoundary onClose={endLaunch}>
          <WeightLauncher onEnd={endLaunch} />
        </ChunkBoundary>
      ) : null}
      {isChoosing ? (
        <ChunkBoundary onClose={closeLanguage}>
          <LanguageModal onClose={closeLanguage} />
        </ChunkBoundary>
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
        footer={<MemberFooter />}
      >
        <ImpersonationLayout name={name}>
          <OfflineBanner />
          {parts}
          {/* For waiting-saves.tsx, which loads later. On paper it would begin another page. */}
          <ScreenOnly>
            <div id="waiting" />
          </ScreenOnly>
          {isClockWrong ? (
            <QuietPart>
              <ClockNotice />
            </QuietPart>
          ) : null}
          {hasEnded ? (
            <QuietPart>
              <EndedNotice />
            </QuietPart>
          ) : null}
          {isByLink ? (
            <QuietPart>
              <AccountNotice name={name} />
            </QuietPart>
          ) : null}
          {children}
          {page?.id === 'dashboard' || page?.id === 'privacy' ? null : <PrivacyLine />}
        </ImpersonationLayout>
      </ShellFrame>
      <AfterFirstPaint>
        <QuietPart>
          <Overlays since={since} />
        </QuietPart>
      </AfterFirstPaint>
    </>
  )
}
