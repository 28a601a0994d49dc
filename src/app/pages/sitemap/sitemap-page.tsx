import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { lazyComponent } from '../../loading/lazy-component.ts'
import { sitemapOf } from './sitemap.ts'
import { routes } from '../../router/routes.ts'
import { SitemapGroup } from './sitemap-group.tsx'

/** Visitors do not load the member's access rules. */
const MemberSitemap = lazyComponent(
  [],
  async () => (await import('./member-sitemap.tsx')).MemberSitemap,
)

/** Lists the pages that the viewer may open, from the route table (GAP-047, GAP-048). */
export function SitemapPage() {
  const session = useStore(sessionStore)
  return session.tag === 'signedIn' ? <MemberSitemap /> : <VisitorSitemap />
}

function VisitorSitemap() {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1} tabIndex={-1}>
          {t('sitemap.title')}
        </Heading>
        <Text tone="secondary">{t('sitemap.lead.visitor')}</Text>
        {sitemapOf(routes, (page) => page.access === 'public').map((group) => (
          <SitemapGroup key={group.name} {...group} />
        ))}
      </Stack>
    </PublicCard>
  )
}
