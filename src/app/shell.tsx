import { Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brandName } from '#domain/contact.ts'
import { haveAllEnded } from '#domain/programs.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#kit/use-store.ts'
import { useAppState } from '#session/app-state.ts'
import { visit } from '#session/arrival.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { momentNow } from '#session/moment.ts'
import { useUser } from '#session/use-user.ts'
import { cameByLink } from '#session/startup-store.ts'
import { QuietBoundary } from '#ui/boundary/quiet-boundary.tsx'
import { Brand } from '#ui/brand/brand.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { ShellFrame, ShellHeader } from '#ui/shell/shell-frame.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { AtRest } from './at-rest.tsx'
import { HelpMenu } from './help-menu.tsx'
import { lazyPart } from './lazy-part.ts'
import { MemberMenu } from './member-menu.tsx'
import { MessageCoach } from './message-coach.tsx'
import { NetworkNote } from './network-note.tsx'
import { PartBoundary } from './part-boundary.tsx'
import { PrivacyBanner } from './privacy-banner.tsx'
import { PrivateFooter } from './private-footer.tsx'
import { pageAt, pageOf } from './routes/table.ts'
import { Sidebar } from './sidebar.tsx'
import { isInMobileApp } from './source.ts'
import { StaffView } from './staff-view.tsx'
import { useWide } from './use-media.ts'

const mainId = 'main'
const Overlays = lazyPart([], async () => (await import('./overlays.tsx')).Overlays)
const WeightLauncher = lazyPart(
  ['scale'],
  async () => (await import('./weight-launcher.tsx')).WeightLauncher,
)
const LanguageModal = lazyPart(
  [],
  async () => (await import('#slices/language/language-modal.tsx')).LanguageModal,
)
const LinkNote = lazyPart([], async () => (await import('./link-note.tsx')).LinkNote)
const EndedNote = lazyPart([], async () => (await import('./ended-note.tsx')).EndedNote)
const Drawer = lazyPart([], async () => (await import('#ui/dialog/drawer.tsx')).Drawer)

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
