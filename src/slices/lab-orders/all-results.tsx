import { type ReactNode, useEffect, useRef } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useA1cResultPages, useKidneyResultPages } from './api/lab-order-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { ResultRows } from './result-rows.tsx'

/** All results of the member's tests, newest first, in pages. */
export function AllResults() {
  const t = useMessages()
  const title = useRef<HTMLHeadingElement>(null)
  // The focus moves here because the pressed button disappears.
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap="s6">
      <Heading level={3} look="h3" tabIndex={-1} ref={title}>
        {t('lab-orders.results.every')}
      </Heading>
      <Results read={useA1cResultPages()} label={t('lab-orders.results.a1c')} />
      <Results read={useKidneyResultPages()} label={t('lab-orders.results.kidney')} />
    </Stack>
  )
}

function Results({
  read,
  label,
}: {
  read: ReturnType<typeof useA1cResultPages>
  label: string
}): ReactNode {
  const t = useMessages()
  return (
    <QueryBoundary
      read={read}
      loading={t('lab-orders.results.loading')}
      failed={t('lab-orders.results.failed')}
      support={supportCall}
      bones={['8rem']}
      of="entries"
    >
      {({ rows, more }) =>
        rows.length === 0 && more.state === 'none' ? null : (
          <Card>
            <Stack gap="s4">
              <Heading level={4} look="label">
                {label}
              </Heading>
              <ResultRows results={rows} label={label} />
              <LoadMore shown={rows.length} more={more} />
            </Stack>
          </Card>
        )
      }
    </QueryBoundary>
  )
}
