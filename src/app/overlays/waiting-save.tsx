import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatDayOrToday, formatWallTime } from '#i18n/wall-clock-format.ts'
import { dayOfLocal, type LocalDateTime } from '#platform/model/calendar-day.ts'
import type { KeptSave } from '#session/storage/kept-save.ts'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { MemberFormHost } from '../layout/member-form-host.ts'

/** The day and the time of what was typed, in words. */
export function useWaitingWords() {
  const t = useMessages()
  const locale = useLocale()
  const { today } = useLocalClock()
  return {
    t,
    when: ({ when }: Pick<KeptSave, 'when'>) => ({
      day: formatDayOrToday(dayOfLocal(when as LocalDateTime), today, locale, 'weekdayShort'),
      time: formatWallTime(when as LocalDateTime, locale),
    }),
  }
}

/** One save that waits, or that the server refused, with what was typed. */
export function WaitingSave({ save, saves }: { save: KeptSave; saves: MemberFormHost['saves'] }) {
  const { t, when } = useWaitingWords()
  const navigate = useNavigate()
  const [isTaken, setTaken] = useState(false)
  const { id, what, isHeld, said } = save
  const text = isTaken
    ? t('notifications.waiting.busy')
    : isHeld
      ? (said ?? t('notifications.waiting.held.text'))
      : t('notifications.waiting.text')
  const change = async () => setTaken(!(await saves.change(save, (page) => void navigate(page))))
  return (
    <Banner
      tone={isHeld ? 'warning' : 'info'}
      live="status"
      title={t(isHeld ? 'notifications.waiting.held' : 'notifications.waiting.title', {
        what,
        ...when(save),
      })}
      actions={
        <>
          <Button look="secondary" size="compact" onClick={() => void change()}>
            {t('notifications.waiting.change')}
          </Button>
          <Button look="quiet" size="compact" onClick={() => saves.drop(id)}>
            {t('notifications.waiting.drop')}
          </Button>
        </>
      }
    >
      <CallReference of={save}>{text}</CallReference>
    </Banner>
  )
}
