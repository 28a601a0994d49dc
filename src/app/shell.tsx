import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { brandName, productVersion } from '#domain/contact.ts'
import { fullNameOf } from '#domain/member.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member-context.tsx'
import { Brand } from '#ui/brand/brand.tsx'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { ShellFooter, ShellFrame, ShellHeader } from '#ui/shell/shell-frame.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { loadPart } from './chunk.ts'
import { HelpMenu } from './help-menu.tsx'
import { LegalLinks } from './legal-links.tsx'
import { LinkNote } from './link-note.tsx'
import { MemberMenu } from './member-menu.tsx'
import { pageAt, pageOf } from './routes.ts'
import { Sidebar } from './sidebar.tsx'
import { isInMobileApp } from './source.ts'
import { StaffView } from './staff-view.tsx'
import { useWide } from './use-media.ts'

const mainId = 'main'
const Drawer = lazy(async () => ({ default: (await loadPart(() => import('#ui/dialog/drawer.tsx'))).Drawer }))

/** The frame of a signed-in page: header, sidebar, footer (1§2). On wide screens the hamburger folds the sidebar away; below it opens a drawer. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const personal = useInitialAnswers().personal.value
  const name = personal ? fullNameOf(personal) : null
  const isWide = useWide()
  const [isFolded, setFolded] = useState(false)
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const hasSidebar = !isInMobileApp(search) && pageAt(pathname)?.isBare !== true

  const hamburger = (
    <IconButton
      icon="menu" label={t('shell.menu')} aria-expanded={isWide ? !isFolded : isDrawerOpen}
      onClick={() => (isWide ? setFolded(!isFolded) : setDrawerOpen(true))}
    />
  )
  const header = (
    <ShellHeader
      skipLink={<SkipLink targetId={mainId}>{t('common.skip')}</SkipLink>}
      start={
        <>
          {hasSidebar ? hamburger : null}
          <Link look="bare" to={pageOf('dashboard').path} aria-label={t('shell.home', { brand: brandName })}><Brand name={brandName} /></Link>
        </>
      }
      end={
        <>
          <HelpMenu />
          <MemberMenu />
        </>
      }
    />
  )
  return (
    <>
      <ShellFrame
        mainId={mainId}
        header={header}
        {...(hasSidebar && isWide && !isFolded ? { sidebar: <Sidebar /> } : {})}
        footer={<ShellFooter links={<LegalLinks />} end={t('shell.version', { version: productVersion })} />}
      >
        <StaffView name={name}>
          <LinkNote name={name} />
          {children}
        </StaffView>
      </ShellFrame>
      {isDrawerOpen && hasSidebar && !isWide ? (
        <Suspense>
          <Drawer open label={t('shell.menu')} header={<Brand name={brandName} />} onClose={() => setDrawerOpen(false)}>
            <Sidebar onGo={() => setDrawerOpen(false)} />
          </Drawer>
        </Suspense>
      ) : null}
    </>
  )
}
