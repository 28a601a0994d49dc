import type { ReactNode } from 'react'
import { href, type RouteId } from '#platform/model/paths.ts'
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
export function AreaPage<Area extends AreaDescriptor>({
  area: { slug, tabs, entry, guide },
  tab,
  action,
  children,
}: {
  area: Area
  tab: keyof Area['tabs'] & AreaTab
  action?: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  // `Object.entries` loses the type of the keys.
  const pages = (Object.entries(tabs) as [AreaTab, RouteId][]).map(([each, page]) => ({
    to: href(page),
    label: t(`readings.tabs.${each}`),
    shortLabel: t(`readings.tabs.${each}.short`),
    current: each === tab,
  }))
  const link =
    entry !== undefined && !String(tab).startsWith('summary-report') ? (
      <ButtonLink icon="plus" to={href(entry.page)}>
        {t(entry.label)}
      </ButtonLink>
    ) : guide === undefined ? undefined : (
      <Link look="standalone" icon="book" to={href(guide.page)}>
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
