import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Inline } from '#ui/layout/stack.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { AreaDescriptor, AreaTab } from './area-descriptor.ts'

/**
 * The layout of a page of readings: title, tabs, the area's links and the content of the tab.
 * `action` is a further button of the tab.
 */
export function AreaPage<Tab extends AreaTab>({
  area: { slug, path, tabs, entry, guide },
  tab,
  action,
  children,
}: {
  area: AreaDescriptor<Tab>
  tab: NoInfer<Tab>
  action?: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  const pages = tabs.map((each) => ({
    to: `${path}/${each}`,
    label: t(`readings.tabs.${each}`),
    shortLabel: t(`readings.tabs.${each}.short`),
    current: each === tab,
  }))
  const link =
    entry !== undefined && (tab === 'overview' || tab === 'all-logs') ? (
      <ButtonLink icon="plus" to={entry.to}>
        {t(entry.label)}
      </ButtonLink>
    ) : guide === undefined ? undefined : (
      <Link look="standalone" icon="book" to={guide.to}>
        {t(guide.label)}
      </Link>
    )
  return (
    <PageFrame
      title={t(`${slug}.page.title`)}
      action={
        action === undefined ? (
          link
        ) : (
          <Inline gap="s3">
            {action}
            {link}
          </Inline>
        )
      }
      tabs={{ label: t(`${slug}.tabs.label`), pages }}
    >
      {children}
    </PageFrame>
  )
}
