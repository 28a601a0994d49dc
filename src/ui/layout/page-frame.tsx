import type { ReactNode } from 'react'
import { Link } from '../navigation/link.tsx'
import { PageTabs, type PageTab } from '../navigation/page-tabs.tsx'
import { Stack } from './stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { Text } from '../primitives/text.tsx'
import * as styles from './page-frame.css.ts'
import { PageHead } from './page-head.tsx'

/**
 * A member page: back link or tabs, a title that takes focus, at most one action, and the content.
 */
export function PageFrame({
  title,
  lead,
  action,
  tabs,
  back,
  children,
}: {
  title: string
  /** One sentence about the purpose of the page. */
  lead?: string | undefined
  action?: ReactNode
  tabs?: { readonly label: string; readonly pages: readonly PageTab[] } | undefined
  back?: { readonly to: string; readonly label: string } | undefined
  children: ReactNode
}) {
  return (
    <Stack gap="s8">
      <div className={styles.head}>
        <Stack gap="s1">
          {back === undefined ? null : (
            <div className={styles.back}>
              <Link look="standalone" icon="arrow-left" to={back.to}>
                {back.label}
              </Link>
            </div>
          )}
          <PageHead
            title={
              <Stack gap="s1">
                <Heading level={1} tabIndex={-1}>
                  {title}
                </Heading>
                {lead === undefined ? null : (
                  <Text tone="secondary" reading>
                    {lead}
                  </Text>
                )}
              </Stack>
            }
            action={action}
          />
          {tabs === undefined ? null : <PageTabs label={tabs.label} tabs={tabs.pages} />}
        </Stack>
      </div>
      {children}
    </Stack>
  )
}
