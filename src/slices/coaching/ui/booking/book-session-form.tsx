import { useState } from 'react'
import { noneOf } from '#platform/model/parts/none.ts'
import {
  bookableMediums,
  lastCoachOf,
  slotsByDay,
  type BookableMedium,
  type SessionKind,
} from '#vitals/model/care/coaching-sessions.ts'
import { withMessage } from '#ui/feedback/query-state/refusal-message.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import {
  useBookSession,
  useCoachingSessions,
  useCoachingSlots,
} from '#vitals/api/care/coaching-queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useKeptValues } from '#ui/forms/form/use-kept-values.ts'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { CoachingWords } from '../use-coaching-words.ts'

const daysAhead = 14
const fields = ['day', 'time'] as const
type Typed = { readonly medium: BookableMedium; readonly day: string; readonly slotId: string }
const nothing: Typed = { medium: 'VIDEO', day: '', slotId: '' }
const name = 'coaching-session'
const option = (value: string, label: string) => ({ value, label })

/** Selects the medium and time of a session and books it once. */
export function BookSessionForm({ kind, words }: { kind: SessionKind; words: CoachingWords }) {
  const { t } = words
  const go = useNavigateTo()
  // The free slots depend on the medium, and the rules of the form on the slots.
  const [medium, setMedium] = useState(useKeptValues<Typed>(name)?.medium ?? nothing.medium)
  const read = useCoachingSlots({ kind, medium, startDate: words.today, days: daysAhead })
  const sessions = useCoachingSessions()
  // A session that failed to parse may be later than the last parsed one.
  const lastCoach =
    sessions.state === 'ready' && !sessions.leftOut ? lastCoachOf(sessions.data) : null
  const days = slotsByDay(read.state === 'ready' ? read.data : [], words.day)
  const chosen = (typed: Typed) => {
    const ofDay = days.find(({ day }) => day === typed.day)
    return { ofDay, slot: ofDay?.slots.find(({ id }) => id === typed.slotId) }
  }
  const form = useForm({
    name,
    initial: nothing,
    isNew: true,
    fields,
    problems: (typed) => {
      const { ofDay, slot } = chosen(typed)
      return {
        ...(ofDay === undefined ? { day: 'coaching.book.day.missing' as const } : {}),
        ...(slot === undefined ? { time: 'coaching.book.time.missing' as const } : {}),
      }
    },
    // All attempts of one choice share an id, so that a lost response does not book twice.
    keyOf: ({ slotId }) => `${medium} ${slotId}`,
    prepare: ({ values: { slotId }, key }) => ({ bookingId: key, slotId, kind, medium }),
    save: useBookSession(),
    onSaved: (booked) =>
      showToast({
        tone: 'success',
        title: t('coaching.booked', {
          kind: words.kind(booked),
          when: words.when(booked.startTime),
        }),
      }),
    onDone: (booked) => go(href('coachingSessionDetails', booked.id), 'replace'),
  })
  const { ofDay, slot } = chosen(form.values)
  const hasSlots = read.state === 'ready' && read.data.length > 0

  return (
    <Form
      of={form}
      save={hasSlots ? t('coaching.book.action') : null}
      saving={t('coaching.booking')}
      trouble={t('coaching.book.trouble')}
      // Only the server knows why: the time, the phone number or the booking.
      reason={(failure) =>
        failure._tag === 'Refused'
          ? withMessage(failure.said, t('coaching.book.refused'))
          : undefined
      }
      onCancel={() => go(href('coaching'))}
    >
      <RadioGroup
        label={t('coaching.book.medium')}
        options={bookableMediums.map((value) => ({ value, label: t(`coaching.medium.${value}`) }))}
        value={medium}
        onChange={(value) => {
          setMedium(value)
          form.change({ medium: value })
        }}
      />
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
          return first === undefined ? (
            <Card>
              <EmptyState
                none={noneOf(slots, leftOut)}
                icon="calendar"
                title={t('coaching.book.slots.none')}
              >
                {t('coaching.book.slots.none.text')}
              </EmptyState>
            </Card>
          ) : (
            <>
              <FieldPair>
                <SelectField
                  id={form.idOf('day')}
                  label={t('coaching.book.day')}
                  error={form.errors.day}
                  value={ofDay?.day ?? ''}
                  onChange={(day) => form.change({ day, slotId: '' })}
                  options={[
                    option('', t('coaching.book.choose')),
                    ...days.map(({ day, slots: [slotOfDay] }) =>
                      option(
                        day,
                        slotOfDay === undefined ? day : words.weekday(slotOfDay.startTime),
                      ),
                    ),
                  ]}
                />
                <SelectField
                  id={form.idOf('time')}
                  label={t('coaching.book.time')}
                  error={form.errors.time}
                  value={slot?.id ?? ''}
                  onChange={(slotId) => form.change({ slotId })}
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
            </>
          )
        }}
      </QueryBoundary>
    </Form>
  )
}
