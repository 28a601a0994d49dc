import { supportCall } from '#domain/contact.ts'
import { useFlowStatus } from '#gateway/coaching.queries.ts'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { usePlaceId } from '#ui/link/use-place.ts'
import { GoneCard } from '#ui/page/gone-card.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { BookForm } from './book-form.tsx'
import { coachingPath } from './paths.ts'
import { useWords } from './use-words.ts'

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
