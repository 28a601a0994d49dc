import { isUnreadable } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  type CoachingSession,
  joinAddress,
  statusOf,
} from '#vitals/model/care/coaching-sessions.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { href } from '#platform/model/paths.ts'
import { useCancelSession, useCoachingSession } from '#vitals/api/care/coaching-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { ExternalLink } from '#ui/navigation/external-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useCoachingWords, type CoachingWords } from '../use-coaching-words.ts'

/** The details of one session, with links to join or cancel it: `/coaching/sessiondetails/{id}`. */
export function SessionDetailsScreen() {
  const words = useCoachingWords()
  const { t } = words
  const read = useCoachingSession(useRouteParam('id') ?? '')
  const back = { to: href('coaching'), label: t('coaching.back') }
  return (
    <PageFrame title={t('coaching.details.title')} back={back}>
      {read.state === 'failed' && read.failure._tag === 'Refused' ? (
        <DeletedCard
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
          {(session) => <Details session={session} words={words} />}
        </QueryBoundary>
      )}
    </PageFrame>
  )
}

function Details({ session, words }: { session: CoachingSession; words: CoachingWords }) {
  const { t } = words
  const join = joinAddress(session, words.now)
  const isBooked = statusOf(session, words.now) === 'BOOKED'
  const facts = [
    {
      term: t('coaching.fact.when'),
      value: `${words.weekday(session.startTime)}, ${words.time(session.startTime)}`,
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
        {session.canCancel && isBooked ? <CancelSession session={session} words={words} /> : null}
      </Stack>
    </Card>
  )
}

function CancelSession({ session, words }: { session: CoachingSession; words: CoachingWords }) {
  const { t } = words
  const [asking, setAsking] = useState(false)
  const cancelling = useCancelSession()
  const what = { kind: words.kind(session), when: words.when(session.startTime) }
  async function cancel() {
    if ((await cancelling.save(session.id)) === null) return
    setAsking(false)
    showToast({ tone: 'success', title: t('coaching.canceled', what) })
  }
  return (
    <div>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('coaching.cancel')}
      </Button>
      <Dialog
        open={asking}
        title={t('coaching.cancel.sure')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button
              look="danger"
              working={cancelling.working}
              workingLabel={t('coaching.canceling')}
              onClick={() => void cancel()}
            >
              {t('coaching.cancel')}
            </Button>
            <Button look="secondary" onClick={() => setAsking(false)}>
              {t('coaching.keep')}
            </Button>
          </>
        }
      >
        <Stack gap="s4">
          <Text>{t('coaching.cancel.text', { ...what, name: session.coachName })}</Text>
          <SaveError
            failure={cancelling.failure}
            title={t('coaching.cancel.trouble')}
            support={supportCall}
          />
        </Stack>
      </Dialog>
    </div>
  )
}
