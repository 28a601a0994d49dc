import { noneOf } from '#platform/model/parts/none.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { List, ListRow } from '#ui/data/list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadMore } from '#ui/feedback/query-state/load-more.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { type AccessLogEntry, accessLogView } from '../../model/access-log-view.ts'
import { useAccessLog } from '../../api/use-access-log.ts'

/**
 * Lists the looks at the member's data: who, in which role, when, and at what. A note below says whose
 * looks are on the list.
 */
export function AccessLogPanel() {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const zone = memberTimeZone()
  const read = useAccessLog()
  // A 404 says that the provider has no such list, not that nobody looked.
  if (read.state === 'failed' && read.failure._tag === 'Refused' && read.failure.status === 404)
    return (
      <Card as="section" aria-label={t('alerts.looks')}>
        <Stack gap="s4">
          <Heading level={2} look="h3">
            {t('alerts.looks')}
          </Heading>
          <Text tone="secondary">{t('alerts.looks.not-here')}</Text>
          <div>
            <PlainLink look="standalone" href={supportCall.href}>
              {t('common.call', { phone: support.phone })}
            </PlainLink>
          </div>
        </Stack>
      </Card>
    )
  return (
    <QueryBoundary
      read={read}
      loading={t('alerts.looks.loading')}
      failed={t('alerts.looks.failed')}
      support={supportCall}
      bones={['14rem']}
      of="entries"
    >
      {({ rows, more, since }, leftOut) => {
        const known =
          since === null
            ? t('alerts.looks.since.unknown')
            : t('alerts.looks.since', { day: format.date(Date.parse(since), zone) })
        return (
          <Card as="section" aria-label={t('alerts.looks')}>
            <Stack gap="s4">
              {rows.length === 0 && more.state === 'none' ? (
                <EmptyState
                  none={noneOf(rows, leftOut)}
                  icon="eye"
                  title={t(since === null ? 'alerts.looks.unlisted' : 'alerts.looks.none')}
                >
                  {`${t('alerts.looks.none.text')} ${known}`}
                </EmptyState>
              ) : (
                <>
                  <Heading level={2} look="h3">
                    {t('alerts.looks')}
                  </Heading>
                  <List label={t('alerts.looks')}>
                    {rows.map((entry) => (
                      <LookRow key={entry.id} entry={entry} zone={zone} />
                    ))}
                  </List>
                  <LoadMore shown={rows.length} more={more} />
                  <Text look="small" tone="secondary">
                    {`${t('alerts.looks.text', { zone: format.timeZone(now, zone) })} ${known}`}
                  </Text>
                </>
              )}
            </Stack>
          </Card>
        )
      }}
    </QueryBoundary>
  )
}

function LookRow({ entry, zone }: { entry: AccessLogEntry; zone: string }) {
  const t = useMessages()
  const format = useFormat()
  const { now } = useToday()
  const { name, word, from, until } = accessLogView(entry)
  const role = t(`alerts.looks.role.${word}`)
  const start = format.when(from, now, zone)
  const areas = entry.areas.map((area) =>
    t(`alerts.looks.area.${isUnknown(area) ? 'unknown' : area}`),
  )
  return (
    <ListRow
      title={name === null ? role : t('alerts.looks.who', { name, role })}
      detail={
        until === null ? start : t('alerts.looks.from-to', { start, end: format.time(until, zone) })
      }
    >
      <Text look="small" tone="secondary">
        {areas.length === 0
          ? t('alerts.looks.saw.nothing')
          : t('alerts.looks.saw', { areas: format.list([...new Set(areas)]) })}
      </Text>
    </ListRow>
  )
}
