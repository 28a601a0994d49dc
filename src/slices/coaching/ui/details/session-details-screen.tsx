import { noneOfItem } from '#platform/query/none-of-item.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { useEffect, useRef, useState } from 'react'
import { support, supportCall } from '#platform/model/support-contact.ts'
import {
  canMoveNow,
  type CoachingSession,
  joinAddress,
  statusOf,
} from '#vitals/model/care/coaching-sessions.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { href } from '#platform/model/paths.ts'
import { useCoachingSession } from '#vitals/api/care/coaching-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CancelSession } from './cancel-session.tsx'
import { MoveSessionForm, type MovedSession } from './move-session-form.tsx'
import { useCoachingWords, type CoachingWords } from '../use-coaching-words.ts'

/**
 * The details of one session, with the acts to join, move or cancel it:
 * `/coaching/sessiondetails/{id}`; with `?move` its form to move it.
 */
export function SessionDetailsScreen() {
  const words = useCoachingWords()
  const { t } = words
  const read = useCoachingSession(useRouteParam('id') ?? '')
  const none = noneOfItem(read)
  const back = { to: href('coaching'), label: t('coaching.back') }
  return (
    <PageFrame title={t('coaching.details.title')} back={back}>
      {none !== null ? (
        <DeletedCard
          none={none}
          title={t('coaching.session.gone')}
          action={
            <ButtonLink look="secondary" to={back.to}>
              {back.label}
            </ButtonLink>
          }
        >
          {t('coaching.session.gone.text')}
        </DeletedCard>
      ) : (
        <QueryBoundary
          read={read}
          loading={t('coaching.session.loading')}
          failed={t('coaching.session.failed')}
          support={supportCall}
          bones={['22rem']}
        >
          {(session) => <Details key={session.id} session={session} words={words} />}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

function Details({ session, words }: { session: CoachingSession; words: CoachingWords }) {
  const { t } = words
  const [params, change] = useSearchParamsState()
  const [moved, setMoved] = useState<MovedSession | null>(null)
  const isMoving = params.has('move')
  const isKept = useRef(false)
  const close = () => change({ move: null })
  const join = joinAddress(session, words.now)
  const isBooked = statusOf(session, words.now) === 'BOOKED'
  const canMove = canMoveNow(session, words.now)
  const facts = [
    {
      term: t('coaching.fact.when'),
      value: words.full(session.startTime),
    },
    { term: t('coaching.fact.zone'), value: words.zone(session.startTime) },
    { term: t('coaching.fact.kind'), value: words.kind(session) },
    { term: t('coaching.fact.coach'), value: session.coachName },
    { term: t('coaching.fact.medium'), value: words.medium(session) },
    ...(session.phoneNumber === ''
      ? []
      : [
          {
            term: t('coaching.fact.phone'),
            value: isUnreadable(session.phoneNumber)
              ? t('ui.unreadable')
              : displayPhone(session.phoneNumber),
          },
        ]),
    {
      term: t('coaching.fact.length'),
      value: t('coaching.minutes', { count: session.durationMinutes }),
    },
    { term: t('coaching.fact.status'), value: words.status(session) },
  ]
  return (
    <>
      {moved === null ? null : <MovedNote moved={moved} words={words} />}
      <Card>
        <Stack gap="s6">
          <DescriptionList facts={facts} />
          {join !== null ? (
            <ExternalLink look="standalone" href={join}>
              {t('coaching.join')}
            </ExternalLink>
          ) : isBooked && session.medium === 'VIDEO' ? (
            <Text tone="secondary">{t('coaching.join.later')}</Text>
          ) : isBooked && session.medium === 'PHONE' ? (
            <Text tone="secondary">{t('coaching.phone.text')}</Text>
          ) : null}
          {session.status === 'CANCELLED' ? (
            <Text tone="secondary">{t('coaching.calendar.canceled')}</Text>
          ) : null}
          {isMoving && isBooked && !session.canMove ? (
            <Text>{t('coaching.move.closed', { phone: support.phone })}</Text>
          ) : null}
          {isMoving && canMove ? null : (
            <Inline gap="s4">
              {canMove ? (
                <Button
                  ref={(button) => {
                    // The form's button is gone.
                    if (isKept.current) button?.focus()
                    isKept.current = false
                  }}
                  look="secondary"
                  icon="calendar"
                  onClick={() => change({ move: '1' }, 'push')}
                >
                  {t('coaching.move')}
                </Button>
              ) : null}
              {isBooked ? <AddToCalendar session={session} words={words} /> : null}
              {session.canCancel && isBooked ? (
                <CancelSession session={session} words={words} />
              ) : null}
            </Inline>
          )}
        </Stack>
      </Card>
      {isMoving && canMove ? (
        <MoveSessionForm
          session={session}
          words={words}
          onClose={() => {
            isKept.current = true
            close()
          }}
          onMoved={(done) => {
            setMoved(done)
            close()
          }}
        />
      ) : null}
    </>
  )
}

/** Says the new and the old time. It takes the focus, because the form is gone. */
function MovedNote({ moved: { from, to }, words }: { moved: MovedSession; words: CoachingWords }) {
  const { t } = words
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [to])
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone="success"
      title={t('coaching.moved', { when: words.full(to) })}
    >
      <p>{t('coaching.moved.text', { when: words.full(from) })}</p>
      <p>{t('coaching.calendar.again')}</p>
    </Banner>
  )
}
