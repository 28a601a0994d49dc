import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { noneOfNotFound } from '#platform/query/is-not-found.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMemberName } from '#session/member/use-member-name.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import type { SkeletonHeight } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { PrintButton } from '#ui/layout/print/print-button.tsx'
import { PrintHeader } from '#ui/layout/print/print-header.tsx'
import { AskCoachButton } from './ask-coach-button.tsx'
import type { LabArea } from './lab-area.ts'

/** The page of lab results, with print. The printed page adds the member's name and `factsOf`. */
export function LabResultsPage<Results>({
  slug,
  title,
  empty,
  read,
  bones = ['12rem', '14rem'],
  leadOf,
  factsOf,
  children,
}: {
  slug: LabArea
  title: string
  /** The empty state of a member without results. */
  empty: { readonly title: string; readonly text: string }
  read: QueryState<Results>
  bones?: readonly SkeletonHeight[]
  /** The verdict of the results in one sentence; null without one. */
  leadOf?: (results: Results) => string | null
  factsOf: (results: Results) => readonly { readonly term: string; readonly value: string }[]
  children: (results: Results) => ReactNode
}) {
  const t = useMessages()
  const name = useMemberName()
  const none = noneOfNotFound(read)
  return (
    <PageFrame
      title={title}
      lead={(read.state === 'ready' ? leadOf?.(read.data) : null) ?? t(`${slug}.lead`)}
      action={read.state === 'ready' ? <PrintButton>{t(`${slug}.print`)}</PrintButton> : undefined}
    >
      {none !== null ? (
        <Card>
          <EmptyState
            none={none}
            icon={slug === 'kidney' ? 'kidney' : 'table'}
            title={empty.title}
            action={<AskCoachButton slug={slug} />}
          >
            {empty.text}
          </EmptyState>
        </Card>
      ) : (
        <QueryBoundary
          {...{ read, bones }}
          loading={t(`${slug}.loading`)}
          failed={t(`${slug}.failed`)}
          support={supportCall}
        >
          {(results) => (
            <>
              <PrintHeader
                title={title}
                facts={[
                  ...(name === null ? [] : [{ term: t(`${slug}.print.name`), value: name }]),
                  ...factsOf(results),
                ]}
              />
              {children(results)}
            </>
          )}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}
