import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import { Link } from '#ui/navigation/link.tsx'
import { Row, Rows } from '#ui/data/list.tsx'
import { coachingPath } from '../coaching-path.ts'
import type { Words } from '../use-coaching-words.ts'

/** Sessions under one another: what, when, with whom, and what became of them. */
export function SessionRows({
  sessions,
  words,
}: {
  sessions: readonly CoachingSession[]
  words: Words
}) {
  const { t } = words
  return (
    <Rows>
      {sessions.map((session) => {
        const when = words.when(session.startTime)
        return (
          <Row
            key={session.id}
            title={when}
            ending="below"
            detail={`${words.kind(session)}. ${t('coaching.with', { name: session.coachName, minutes: session.durationMinutes })}. ${words.status(session)}.`}
            end={
              <Link
                look="standalone"
                to={coachingPath.session(session.id)}
                aria-label={t('coaching.details-name', { kind: words.kind(session), when })}
              >
                {t('coaching.details')}
              </Link>
            }
          />
        )
      })}
    </Rows>
  )
}
