import { useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { matchingGroups, pageCount, sitemapOf } from './sitemap.ts'
import { routes } from '../../router/routes.ts'
import { SitemapGroup } from './sitemap-group.tsx'
import { useRouteGuard } from '../../router/use-route-guard.ts'

/** Lists the pages of a member, without those for visitors only, and finds one by its name. */
export function MemberSitemap() {
  const t = useMessages()
  const judge = useRouteGuard()
  const [typed, type] = useState('')
  const groups = sitemapOf(
    routes,
    (page) => (page.access === 'private' || page.frame === 'both') && judge(page).type === 'show',
  )
  const found = matchingGroups(groups, typed, ({ title }) => t(title))
  return (
    <PageFrame title={t('sitemap.title')} lead={t('sitemap.lead')}>
      <TextField
        type="search"
        label={t('sitemap.find')}
        value={typed}
        onChange={type}
        autoComplete="off"
        note={
          <Text as="span" look="small" tone="secondary" role="status">
            {typed.trim() === '' ? null : t('sitemap.found', { count: pageCount(found) })}
          </Text>
        }
      />
      <Columns ratio="even">
        {found.map((group) => (
          <Card key={group.name}>
            <SitemapGroup {...group} />
          </Card>
        ))}
      </Columns>
    </PageFrame>
  )
}
