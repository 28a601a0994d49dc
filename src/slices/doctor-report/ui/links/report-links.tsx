import { useState } from 'react'
import { noneOf } from '#platform/model/parts/none.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { List, ListRow } from '#ui/data/list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ScreenOnly } from '#ui/layout/print/print-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useReportLinks } from '../../api/use-report-links.ts'
import type { DoctorReportDays, ReportPart } from '../../model/doctor-report.ts'
import type { ReportLink } from '../../model/link-parts.ts'
import { RevokeLink } from './revoke-link.tsx'
import { ShareLink } from './share-link.tsx'
import { type LinkWords, useLinkWords } from './use-link-words.ts'

export type ReportLinksProps = {
  /** Whether the dialog that makes a link is open. */
  isSharing: boolean
  onShared: () => void
  available: readonly ReportPart[]
  /** The parts and the period of the report, with which the dialog starts. */
  parts: readonly ReportPart[]
  days: DoctorReportDays
}

/** The member's links to their report, each with Revoke, and the dialog that makes one. */
export function ReportLinks({ isSharing, onShared, ...report }: ReportLinksProps) {
  const words = useLinkWords()
  const { t } = words
  const read = useReportLinks()
  const [revoking, setRevoking] = useState<ReportLink | null>(null)
  return (
    <ScreenOnly>
      <QueryBoundary
        read={read}
        loading={t('doctor-report-links.loading')}
        failed={t('doctor-report-links.failed')}
        support={supportCall}
        bones={['12rem']}
        of="entries"
      >
        {(links, leftOut) => (
          <Card aria-label={t('doctor-report-links.title')}>
            {links.length === 0 ? (
              <EmptyState
                none={noneOf(links, leftOut)}
                icon="lock"
                title={t('doctor-report-links.none')}
              >
                {t('doctor-report-links.none.text')}
              </EmptyState>
            ) : (
              <Stack gap="s4">
                <div>
                  <Heading level={2} look="h3">
                    {t('doctor-report-links.title')}
                  </Heading>
                  <Text tone="secondary">
                    {t('doctor-report-links.text', { zone: words.zone })}
                  </Text>
                </div>
                <List label={t('doctor-report-links.title')}>
                  {links.map((link) => (
                    <LinkRow
                      key={link.id}
                      link={link}
                      words={words}
                      onRevoke={() => setRevoking(link)}
                    />
                  ))}
                </List>
                <div>
                  <Link look="standalone" to={href('authorization')}>
                    {t('doctor-report-links.looks')}
                  </Link>
                </div>
              </Stack>
            )}
          </Card>
        )}
      </QueryBoundary>
      {isSharing ? <ShareLink {...report} words={words} onClose={onShared} /> : null}
      {revoking === null ? null : (
        <RevokeLink link={revoking} words={words} onClose={() => setRevoking(null)} />
      )}
    </ScreenOnly>
  )
}

function LinkRow({
  link,
  words,
  onRevoke,
}: {
  link: ReportLink
  words: LinkWords
  onRevoke: () => void
}) {
  const { t, when } = words
  const { lookCount: count, lastLookAt, madeAt } = link
  // A time that cannot be read is left out; how often it was opened is said.
  const last = knownOrNull(lastLookAt)
  return (
    <ListRow
      title={words.parts(link)}
      detail={t('doctor-report-links.until', { until: words.until(link) })}
      ending="below"
      end={
        <Button
          look="quiet"
          size="compact"
          flush
          aria-label={t('doctor-report-links.revoke.name', { when: when(madeAt) })}
          onClick={onRevoke}
        >
          {t('doctor-report-links.revoke')}
        </Button>
      }
    >
      <Text look="small" tone="secondary">
        {t('doctor-report-links.made', { when: when(madeAt), days: words.period(link) })}
      </Text>
      <Text look="small" tone="secondary">
        {[
          t('doctor-report-links.opened', { count }),
          ...(count > 0 && last !== null
            ? [t('doctor-report-links.last', { when: when(last) })]
            : []),
        ].join(' ')}
      </Text>
    </ListRow>
  )
}
