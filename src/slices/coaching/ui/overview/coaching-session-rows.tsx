import { href } from '#platform/model/paths.ts'
import { type CoachingSession, canMoveNow } from '#vitals/model/care/coaching-sessions.ts'
import { Link } from '#ui/navigation/link.tsx'
import { LinkRow } from '#ui/data/link-row.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/** A list of sessions: kind, time, coach and status. One that only has details is a row to press. */
export function CoachingSessionRows({
  sessions,
  words,
}: {
  sessions: readonly CoachingSession[]
  words: CoachingWords
}) {
  const { t } = words
  return (
    <List>
      {sessions.map((session) => {
        const when = words.when(session.startTime)
        const detail = `${words.kind(session)}. ${t('coaching.with', { name: session.coachName, minutes: session.durationMinutes })}. ${words.status(session)}.`
        const page = href('coachingSessionDetails', session.id)
        return !canMoveNow(session, words.now) ? (
          <LinkRow key={session.id} to={page} title={when} detail={detail} />
        ) : (
          <ListRow
            key={session.id}
            title={when}
            ending="below"
            detail={detail}
            end={
              <Inline gap="s4">
                <Link
                  look="standalone"
                  to={page}
                  aria-label={t('coaching.details-name', { kind: words.kind(session), when })}
                >
                  {t('coaching.details')}
                </Link>
                <Link
                  look="standalone"
                  to={`${page}?move=1`}
                  aria-label={t('coaching.move-name', { kind: words.kind(session), when })}
                >
                  {t('coaching.move')}
                </Link>
              </Inline>
            }
          />
        )
      })}
    </List>
  )
}
