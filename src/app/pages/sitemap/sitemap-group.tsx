import { useMessages } from '#i18n/use-messages.ts'
import { LinkTree, type TreeLink } from '#ui/navigation/link-tree.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import type { SitemapEntry, SitemapGroup as Group } from './sitemap.ts'

/** The pages of one sitemap group. */
export function SitemapGroup({ name, entries }: Group) {
  const t = useMessages()
  const link = ({ page, path, below }: SitemapEntry): TreeLink => ({
    to: path,
    label: t(page.title),
    below: below.map(link),
  })
  return (
    <Stack as="section" aria-labelledby={`sitemap-${name}`}>
      <Heading level={2} id={`sitemap-${name}`}>
        {t(`sitemap.group.${name}`)}
      </Heading>
      <LinkTree links={entries.map(link)} />
    </Stack>
  )
}
