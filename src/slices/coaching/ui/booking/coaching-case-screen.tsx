import { noneOfItem } from '#platform/query/none-of-item.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { useFlowStatus } from '#vitals/api/care/coaching-queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { BookSessionForm } from './book-session-form.tsx'
import { useCoachingWords } from '../use-coaching-words.ts'

/**
 * The state of a coaching case and the booking of its next session: `/coaching/session/{caseId}`.
 */
export function CoachingCaseScreen() {
  const words = useCoachingWords()
  const { t } = words
  const read = useFlowStatus(useRouteParam('caseId') ?? '')
  const none = noneOfItem(read)
  const back = { to: href('coaching'), label: t('coaching.back') }
  return (
    <PageFrame title={t('coaching.session.title')} back={back}>
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
          {({ state, sessionId, nextKind }) =>
            sessionId !== '' ? (
              <Card surface="mist">
                <NoticePanel
                  icon="check-circle"
                  title={t('coaching.flow.booked')}
                  action={
                    <ButtonLink
                      to={
                        // The list has the session, whose own page has no address here.
                        isUnreadable(sessionId)
                          ? back.to
                          : href('coachingSessionDetails', sessionId)
                      }
                    >
                      {isUnreadable(sessionId) ? back.label : t('coaching.details')}
                    </ButtonLink>
                  }
                >
                  {t('coaching.flow.booked.text')}
                </NoticePanel>
              </Card>
            ) : (
              <>
                <Text>{`${words.kind({ kind: nextKind })}. ${words.flow(state)}`}</Text>
                <BookSessionForm kind={nextKind} words={words} />
              </>
            )
          }
        </QueryBoundary>
      )}
    </PageFrame>
  )
}
