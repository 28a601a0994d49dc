import type { CoachingSession } from '#vitals/model/care/coaching-sessions.ts'
import { saveFile } from '#platform/browser/save-file.ts'
import { Button } from '#ui/primitives/button.tsx'
import { calendarFileOf } from '../../model/calendar-file.ts'
import type { CoachingWords } from '../use-coaching-words.ts'

/**
 * Saves a calendar file of a session. The file names the coach and the channel (video or phone),
 * and no program or health data, because a calendar may be shared.
 */
export function AddToCalendar({
  session,
  words,
}: {
  session: CoachingSession
  words: CoachingWords
}) {
  const { t } = words
  const { coachName: name, medium, startTime } = session
  const how = words.medium(session)
  const isJoined = medium === 'VIDEO'
  const save = () =>
    saveFile(
      `call-${words.day(startTime)}.ics`,
      'text/calendar;charset=utf-8',
      calendarFileOf({
        uid: `${session.id}@${location.hostname}`,
        sequence: session.moveCount,
        stamp: words.now,
        start: Date.parse(startTime),
        minutes: session.durationMinutes,
        summary: t('coaching.calendar.summary', { name }),
        place: how,
        description: isJoined
          ? t('coaching.calendar.video')
          : medium === 'PHONE'
            ? t('coaching.calendar.phone')
            : how,
        reminder: `${t('coaching.calendar.summary', { name })}. ${how}`,
      }),
    )
  return (
    <Button look="secondary" icon="download" onClick={save}>
      {t('coaching.calendar')}
    </Button>
  )
}
