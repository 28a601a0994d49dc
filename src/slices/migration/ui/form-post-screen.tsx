import type { FormPost as Post } from '#session/auth/model/single-sign-on.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormPost } from '#ui/forms/form-post.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Continues to a partner's site with a form that submits itself (2§2, SSO-024). */
export function FormPostScreen({ post }: { post: Post }) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('migration.leaving.title')}</Heading>
        <Text>{t('migration.leaving.text')}</Text>
        <LoadingStatus label={t('migration.leaving.title')} />
        <FormPost uri={post.uri} fields={post.fields} action={t('migration.leaving.action')} />
      </Stack>
    </PublicCard>
  )
}
