import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { sitemapOf } from './routes/sitemap.ts'
import { pages } from './routes/table.ts'
import { SitemapGroup } from './sitemap-group.tsx'
import { useGuard } from './use-guard.ts'

/** What is for visitors only has nothing for a member. */
export function MemberSitemap() {
  const t = useMessages()
  const judge = useGuard()
  const groups = sitemapOf(
    pages,
    (page) => (page.access === 'private' || page.frame === 'both') && judge(page).type === 'show',
  )
  return (
    <PageFrame title={t('sitemap.title')} lead={t('sitemap.lead')}>
      <Stack gap="s6">
        {groups.map((group) => (
          <Card key={group.name}>
            <SitemapGroup {...group} />
          </Card>
        ))}
      </Stack>
    </PageFrame>
  )
}
