import { useEffect, useRef, useState } from 'react'
import { noneOf } from '#platform/model/parts/none.ts'
import { withMessage } from '#ui/feedback/query-state/refusal-message.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { type CoachingSession, slotsByDay } from '#vitals/model/care/coaching-sessions.ts'
import { useCoachingSlots, useMoveSession } from '#vitals/api/care/coaching-queries.ts'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { RadioGrid } from '#ui/forms/fields/radio-grid.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

const daysAhead = 14
const daysAtFirst = 3
const fields = ['slotId'] as const

/** The instants between which a session was moved, such as `2026-11-24T17:30:00Z`. */
export type MovedSession = { readonly from: string; readonly to: string }

/** Chooses another free time for a booked session, and says the old and the new one before it. */
export function MoveSessionForm({
  session,
  words,
  onClose,
  onMoved,
}: {
  session: CoachingSession
  words: CoachingWords
  onClose: () => void
  onMoved: (moved: MovedSession) => void
}) {
  const { t } = words
  const { id, kind, medium, startTime: from } = session
  const read = useCoachingSlots({ kind, medium, startDate: words.today, days: daysAhead })
  const slots = read.state === 'ready' ? read.data : []
  const slotOf = ({ slotId }: { readonly slotId: string }) => slots.find((one) => one.id === slotId)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone.
  useEffect(() => title.current?.focus(), [])
  const form = useForm({
    name: `move session ${id}`,
    initial: { slotId: '' },
    fields,
    problems: (values) =>
      slotOf(values) === undefined ? { slotId: 'coaching.book.time.missing' as const } : {},
    prepare: ({ values }) => {
      const slot = slotOf(values)
      return slot === undefined ? null : { id, slot, from }
    },
    save: useMoveSession(),
    onSaved: ({ startTime }, _, isDone) => {
      if (!isDone)
        showToast({ tone: 'success', title: t('coaching.moved', { when: words.full(startTime) }) })
    },
    onDone: ({ startTime }, asked) => onMoved({ from: asked.from, to: startTime }),
  })
  const chosen = slotOf(form.values)

  return (
    <Card>
      <Stack gap="s5">
        <Stack gap="s2">
          <Heading level={2} look="h3" ref={title} tabIndex={-1}>
            {t('coaching.move.title')}
          </Heading>
          <Text tone="secondary">{t('coaching.move.text', { when: words.full(from) })}</Text>
        </Stack>
        <Form
          of={form}
          label={t('coaching.move')}
          save={
            slots.length === 0
              ? null
              : chosen === undefined
                ? t('coaching.move')
                : t('coaching.move.to', { when: words.full(chosen.startTime) })
          }
          saving={t('coaching.moving')}
          trouble={t('coaching.move.trouble')}
          // Only the server knows why.
          reason={(failure) =>
            failure._tag === 'Refused'
              ? withMessage(failure.said, t('coaching.move.refused', { when: words.full(from) }))
              : failure._tag === 'Unavailable'
                ? t('coaching.move.again', { when: words.full(from) })
                : undefined
          }
          cancel={t('coaching.move.keep')}
          onCancel={onClose}
        >
          <QueryBoundary
            read={read}
            loading={t('coaching.book.slots.loading')}
            failed={t('coaching.book.slots.failed')}
            support={supportCall}
            bones={['18rem']}
            of="entries"
          >
            {(all, leftOut) =>
              all.length === 0 ? (
                <EmptyState
                  none={noneOf(all, leftOut)}
                  icon="calendar"
                  headingLevel={3}
                  title={t('coaching.book.slots.none')}
                >
                  {t('coaching.move.none.text', { when: words.full(from) })}
                </EmptyState>
              ) : (
                <>
                  <FreeTimes
                    days={slotsByDay(all, words.day)}
                    field={form.field('slotId')}
                    words={words}
                  />
                  <Text look="small" tone="secondary">
                    {t('coaching.book.zone', { zone: words.zone((chosen ?? session).startTime) })}
                  </Text>
                </>
              )
            }
          </QueryBoundary>
          {chosen === undefined ? null : (
            <Stack gap="s2">
              <DescriptionList
                facts={[
                  { term: t('coaching.move.now'), value: words.full(from) },
                  { term: t('coaching.move.new'), value: words.full(chosen.startTime) },
                ]}
              />
              {chosen.coachName === session.coachName ? null : (
                <Text>
                  {t('coaching.move.other', { last: session.coachName, name: chosen.coachName })}
                </Text>
              )}
            </Stack>
          )}
        </Form>
      </Stack>
    </Card>
  )
}

/** The free times of the first days, and of all days on a press. */
function FreeTimes({
  days,
  field,
  words,
}: {
  days: ReturnType<typeof slotsByDay>
  field: {
    readonly id: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (value: string) => void
  }
  words: CoachingWords
}) {
  const { t } = words
  const [isWhole, showWhole] = useState(false)
  const isLater = days
    .slice(daysAtFirst)
    .some(({ slots }) => slots.some((slot) => slot.id === field.value))
  const shown = isWhole || isLater ? days : days.slice(0, daysAtFirst)
  return (
    <Stack gap="s4">
      <RadioGrid
        {...field}
        label={t('coaching.move.times')}
        groups={shown.map(({ day, slots }) => ({
          label: slots[0] === undefined ? day : words.weekday(slots[0].startTime),
          options: slots.map((one) => ({ value: one.id, label: words.time(one.startTime) })),
        }))}
      />
      {shown.length === days.length ? null : (
        <div>
          <Button look="quiet" flush icon="chevron-down" onClick={() => showWhole(true)}>
            {t('coaching.move.more-days')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
