import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { noneOf } from '#platform/model/parts/none.ts'
import {
  type CoachingSession,
  joinAddress,
  type splitSessions,
} from '#vitals/model/care/coaching-sessions.ts'
import { support } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { useFlowStatus } from '#vitals/api/care/coaching-queries.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CoachingSessionRows } from './coaching-session-rows.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

type NextProps = Omit<ReturnType<typeof splitSessions>, 'past'> & {
  readonly leftOut: number
  readonly words: CoachingWords
}

/**
 * The next session or the link to book one. `later` follow it, `canceled` will not take place,
 * `unclear` have an unknown status. `leftOut` sessions failed to parse, so there may be a next one.
 */
export function NextCoachingSession({
  next: session,
  later,
  canceled,
  unclear,
  leftOut,
  words,
}: NextProps) {
  const { t } = words
  const flow = useFlowStatus('')
  const book =
    flow.state === 'ready' ? (
      <ButtonLink icon="calendar" to={href('coachingSession', flow.data.caseId)}>
        {t('coaching.book')}
      </ButtonLink>
    ) : flow.state === 'failed' && !isNotFound(flow) ? (
      <Inline gap="s3">
        <Text>{t('coaching.book.failed')}</Text>
        <Button look="secondary" icon="refresh" working={flow.retrying} onClick={flow.again}>
          {t('ui.try-again')}
        </Button>
      </Inline>
    ) : undefined
  if (session === null) {
    const none = noneOf(unclear, leftOut)
    return (
      <Card surface="mist" ripples="small">
        <Stack gap="s6">
          {none === null ? (
            <NoticePanel icon="calendar" title={t('coaching.unsure')} action={book}>
              {t('coaching.unsure.text', { phone: support.phone })}
            </NoticePanel>
          ) : (
            <EmptyState none={none} icon="calendar" title={t('coaching.none')} action={book}>
              {t('coaching.none.text')}
            </EmptyState>
          )}
          <Listed title={t('coaching.unclear')} sessions={unclear} words={words} />
          <Listed title={t('coaching.canceled-ahead')} sessions={canceled} words={words} />
        </Stack>
      </Card>
    )
  }
  const join = joinAddress(session, words.now)
  return (
    <Card surface="mist" ripples="small">
      <Stack gap="s4">
        <div>
          <Text look="small" tone="secondary">
            {t('coaching.next')}
          </Text>
          <Heading level={2}>{words.when(session.startTime)}</Heading>
          <Text>{`${words.kind(session)}. ${words.medium(session)}.`}</Text>
          <Text look="small" tone="secondary">
            {`${t('coaching.with', { name: session.coachName, minutes: session.durationMinutes })}. ${words.zone(session.startTime)}.`}
          </Text>
        </div>
        <Inline gap="s4">
          {join === null ? null : (
            <ExternalLink look="standalone" href={join}>
              {t('coaching.join')}
            </ExternalLink>
          )}
          <ButtonLink
            look={join === null ? 'primary' : 'secondary'}
            to={href('coachingSessionDetails', session.id)}
          >
            {t('coaching.details')}
          </ButtonLink>
          {session.canMove ? (
            <ButtonLink
              look="secondary"
              icon="calendar"
              to={`${href('coachingSessionDetails', session.id)}?move=1`}
            >
              {t('coaching.move')}
            </ButtonLink>
          ) : null}
        </Inline>
        <Listed title={t('coaching.later')} sessions={later} words={words} />
        <Listed title={t('coaching.unclear')} sessions={unclear} words={words} />
        <Listed title={t('coaching.canceled-ahead')} sessions={canceled} words={words} />
      </Stack>
    </Card>
  )
}

function Listed({
  title,
  sessions,
  words,
}: {
  title: string
  sessions: readonly CoachingSession[]
  words: CoachingWords
}) {
  if (sessions.length === 0) return null
  return (
    <div>
      <Heading level={3} look="label">
        {title}
      </Heading>
      <CoachingSessionRows sessions={sessions} words={words} />
    </div>
  )
}
