import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { ArticlePage } from '#ui/layout/article-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { usePrivacyParts } from './privacy-parts.tsx'

/**
 * The data that the portal stores, where, and who can see it. `profile` is the page where a member
 * changes it; `null` for a visitor.
 */
export function PrivacyScreen({ profile }: { profile: string | null }) {
  const t = useMessages()
  const parts = usePrivacyParts(profile)
  const title = t('privacy.title')
  const lead = t('privacy.lead')
  const label = t('privacy.contents')
  if (profile !== null)
    return (
      <PageFrame title={title} lead={lead}>
        <ArticlePage label={label} parts={parts} />
      </PageFrame>
    )
  return (
    <PublicCard reading>
      <Stack gap="s6">
        <Heading level={1}>{title}</Heading>
        <Text tone="secondary">{lead}</Text>
        <ArticlePage narrow label={label} parts={parts} />
      </Stack>
    </PublicCard>
  )
}
