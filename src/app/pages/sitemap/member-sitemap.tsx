import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { sitemapOf } from './sitemap.ts'
import { routes } from '../../router/routes.ts'
import { SitemapGroup } from './sitemap-group.tsx'
import { useRouteGuard } from '../../router/use-route-guard.ts'

/** Lists the pages of a member, without those for visitors only. */
export function MemberSitemap() {
  const t = useMessages()
  const judge = useRouteGuard()
  const groups = sitemapOf(
    routes,
    (page) => (page.access === 'private' || page.frame === 'both') && judge(page).type === 'show',
  )
  return (
    <PageFrame title={t('sitemap.title')} lead={t('sitemap.lead')}>
      <Columns ratio="even">
        {groups.map((group) => (
          <Card key={group.name}>
            <SitemapGroup {...group} />
          </Card>
        ))}
      </Columns>
    </PageFrame>
  )
}
