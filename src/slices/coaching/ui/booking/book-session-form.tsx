import { noneOf } from '#platform/model/none.ts'
import { useId, useState } from 'react'
import {
  bookableMediums,
  lastCoachOf,
  slotsByDay,
  type BookableMedium,
  type SessionKind,
} from '#vitals/model/care/coaching-sessions.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import {
  useBookSession,
  useCoachingSessions,
  useCoachingSlots,
} from '#vitals/api/care/coaching-queries.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { FieldPair, FormFrame } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { CoachingWords } from '../use-coaching-words.ts'

const daysAhead = 14
const fields = ['day', 'time'] as const
type Field = (typeof fields)[number]
type Typed = { readonly medium: BookableMedium; readonly day: string; readonly slotId: string }

/** Selects the medium and time of a session and books it once. */
export function BookSessionForm({ kind, words }: { kind: SessionKind; words: CoachingWords }) {
  const { t } = words
  const id = useId()
  const go = useNavigateTo()
  const {
    values: typed,
    change,
    forget,
  } = useStoredForm<Typed>('coaching-session', { medium: 'VIDEO', day: '', slotId: '' })
  const read = useCoachingSlots({
    kind,
    medium: typed.medium,
    startDate: words.today,
    days: daysAhead,
  })
  const sessions = useCoachingSessions()
  // A session that failed to parse may be later than the last parsed one.
  const lastCoach =
    sessions.state === 'ready' && !sessions.leftOut ? lastCoachOf(sessions.data) : null
  const booking = useBookSession()
  // All attempts of one choice share an id, so that a lost response does not book twice.
  const [bookingIds] = useState(() => new Map<string, string>())
  const days = slotsByDay(read.state === 'ready' ? read.data : [], words.day)
  const ofDay = days.find(({ day }) => day === typed.day)
  const slot = ofDay?.slots.find((one) => one.id === typed.slotId)
  const idOf = (field: Field) => `${id}-${field}`
  const form = useSubmit<Field, never>({
    fields,
    problems: {
      ...(ofDay === undefined ? { day: 'coaching.book.day.missing' as const } : {}),
      ...(slot === undefined ? { time: 'coaching.book.time.missing' as const } : {}),
    },
    idOf,
  })
  async function book() {
    // A form without errors has a slot.
    if (slot === undefined) return 'withdrawn'
    const choice = `${typed.medium} ${slot.id}`
    const bookingId = bookingIds.get(choice) ?? crypto.randomUUID()
    bookingIds.set(choice, bookingId)
    const booked = await booking.save({ bookingId, slotId: slot.id, kind, medium: typed.medium })
    if (booked === null) return 'withdrawn'
    showToast({
      tone: 'success',
      title: t('coaching.booked', {
        kind: words.kind(booked),
        when: words.when(booked.startTime),
      }),
    })
    forget()
    go(href('coachingSessionDetails', booked.id), 'replace')
    return null
  }
  const option = (value: string, label: string) => ({ value, label })

  return (
    <QueryBoundary
      read={read}
      loading={t('coaching.book.slots.loading')}
      failed={t('coaching.book.slots.failed')}
      support={supportCall}
      bones={['18rem']}
      of="entries"
    >
      {(slots, leftOut) => {
        const [first] = slots
        if (first === undefined)
          return (
            <Card>
              <EmptyState
                none={noneOf(slots, leftOut)}
                icon="calendar"
                title={t('coaching.book.slots.none')}
              >
                {t('coaching.book.slots.none.text')}
              </EmptyState>
            </Card>
          )
        const isTaken = booking.failure?._tag === 'Refused'
        return (
          <FormFrame
            onSubmit={() => void form.submit(book)}
            actions={
              <>
                <Button
                  type="submit"
                  working={booking.working}
                  workingLabel={t('coaching.booking')}
                >
                  {t('coaching.book.action')}
                </Button>
                <ButtonLink look="quiet" to={href('coaching')}>
                  {t('forms.cancel')}
                </ButtonLink>
              </>
            }
          >
            <ErrorSummary
              title={t('forms.summary', { count: form.summary.length })}
              problems={form.summary}
              attempt={form.attempt}
            />
            <SaveError
              failure={booking.failure}
              title={t('coaching.book.trouble')}
              support={supportCall}
            >
              {isTaken ? t('coaching.book.taken') : undefined}
            </SaveError>
            <RadioGroup
              label={t('coaching.book.medium')}
              options={bookableMediums.map((medium) => ({
                value: medium,
                label: t(`coaching.medium.${medium}`),
              }))}
              value={typed.medium}
              onChange={(medium) => change({ medium })}
            />
            <FieldPair>
              <SelectField
                id={idOf('day')}
                label={t('coaching.book.day')}
                error={form.errors.day}
                value={ofDay?.day ?? ''}
                onChange={(day) => change({ day, slotId: '' })}
                options={[
                  option('', t('coaching.book.choose')),
                  ...days.map(({ day, slots: [slotOfDay] }) =>
                    option(day, slotOfDay === undefined ? day : words.weekday(slotOfDay.startTime)),
                  ),
                ]}
              />
              <SelectField
                id={idOf('time')}
                label={t('coaching.book.time')}
                error={form.errors.time}
                value={slot?.id ?? ''}
                onChange={(slotId) => change({ slotId })}
                options={[
                  option('', t('coaching.book.choose')),
                  ...(ofDay?.slots ?? []).map((one) => option(one.id, words.time(one.startTime))),
                ]}
              />
            </FieldPair>
            {lastCoach === null || lastCoach === (slot ?? first).coachName ? null : (
              <Text>
                {t('coaching.book.other', { last: lastCoach, name: (slot ?? first).coachName })}
              </Text>
            )}
            <Text look="small" tone="secondary">
              {`${t('coaching.with', {
                name: (slot ?? first).coachName,
                minutes: (slot ?? first).durationMinutes,
              })}. ${t('coaching.book.zone', { zone: words.zone((slot ?? first).startTime) })}`}
            </Text>
          </FormFrame>
        )
      }}
    </QueryBoundary>
  )
}
