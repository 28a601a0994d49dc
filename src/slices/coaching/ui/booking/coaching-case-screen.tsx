import { supportCall } from '#platform/model/support-contact.ts'
import { useFlowStatus } from '#vitals/api/care/coaching-queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { usePlaceId } from '#ui/navigation/use-route-navigation.ts'
import { GoneCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Shown } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { BookForm } from './book-session-form.tsx'
import { coachingPath } from '../coaching-path.ts'
import { useWords } from '../use-coaching-words.ts'

/**
 * Where the member stands with a coaching case, and the booking of its next session:
 * `/coaching/session/{caseId}`.
 */
export function CoachingCaseScreen() {
  const words = useWords()
  const { t } = words
  const read = useFlowStatus(usePlaceId('caseId') ?? '')
  const back = { to: coachingPath.sessions, label: t('coaching.back') }
  return (
    <PageFrame title={t('coaching.session.title')} back={back}>
      {read.state === 'failed' && read.failure._tag === 'Refused' ? (
        <GoneCard
          title={t('coaching.session.gone')}
          action={
            <ButtonLink look="secondary" to={back.to}>
              {back.label}
            </ButtonLink>
          }
        >
          {t('coaching.session.gone.text')}
        </GoneCard>
      ) : (
        <Shown
          read={read}
          loading={t('coaching.session.loading')}
          failed={t('coaching.session.failed')}
          support={supportCall}
          bones={['22rem']}
        >
          {({ state, sessionId, nextKind }) =>
            sessionId !== '' ? (
              <Card surface="mist">
                <EmptyState
                  icon="check-circle"
                  title={t('coaching.flow.booked')}
                  action={
                    <ButtonLink to={coachingPath.session(sessionId)}>
                      {t('coaching.details')}
                    </ButtonLink>
                  }
                >
                  {t('coaching.flow.booked.text')}
                </EmptyState>
              </Card>
            ) : (
              <>
                <Text>
                  {words.kind({ kind: nextKind })}. {words.flow(state)}
                </Text>
                <BookForm kind={nextKind} words={words} />
              </>
            )
          }
        </Shown>
      )}
    </PageFrame>
  )
}
