import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The last seven days (area `readings`): sample size and one figure (null without one) above the
 * chart, target and link below it.
 */
export function WeeklyCard({
  title,
  basis,
  figure,
  target,
  trends,
  children,
}: {
  title: string
  basis: string | null
  figure: string | null
  target: string
  trends: string
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <Stack gap="s3">
      <Inline justify="between" gap="s4" align="start">
        <div>
          <Heading level={2} look="label">
            {title}
          </Heading>
          {basis === null ? null : (
            <Text look="small" tone="muted">
              {basis}
            </Text>
          )}
        </div>
        {figure === null ? null : (
          <Text as="span" look="label" tone="secondary">
            {figure}
          </Text>
        )}
      </Inline>
      {children}
      <Inline justify="between" gap="s4">
        <Text as="span" look="caption" tone="muted">
          {target}
        </Text>
        <Link to={trends} look="standalone" endIcon="arrow-right">
          {t('readings.trends')}
        </Link>
      </Inline>
    </Stack>
  )
}
