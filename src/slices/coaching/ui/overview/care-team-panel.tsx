import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { type CareTeamMember, initialsOf } from '#vitals/model/care/care-team.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useCareTeam } from '#vitals/api/care/coaching-queries.ts'
import { showChat } from '#session/member/chat-panel-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { CoachingWords } from '../use-coaching-words.ts'

/** The member's care team, the primary contact first, and how to reach them. */
export function CareTeamPanel({ words }: { words: CoachingWords }) {
  const { t } = words
  const { hasChatAvailable } = useMember()
  return (
    <QueryBoundary
      read={useCareTeam()}
      loading={t('coaching.team.loading')}
      failed={t('coaching.team.failed')}
      support={supportCall}
      bones={['14rem']}
      of="entries"
    >
      {(members, leftOut) => (
        <Card surface="sand" ripples="small">
          {members.length === 0 ? (
            <EmptyState
              none={noneOf(members, leftOut)}
              icon="person"
              title={t('coaching.team.none')}
            >
              {t('coaching.team.none.text')}
            </EmptyState>
          ) : (
            <Stack gap="s5">
              <Heading level={2} look="h3">
                {t('coaching.team')}
              </Heading>
              {members.map((member) => (
                <Person key={member.id} member={member} words={words} />
              ))}
              {hasChatAvailable ? (
                <div>
                  <Button look="secondary" size="compact" icon="chat" onClick={showChat}>
                    {t('coaching.team.message')}
                  </Button>
                </div>
              ) : null}
            </Stack>
          )}
        </Card>
      )}
    </QueryBoundary>
  )
}

function Person({
  member: { displayName, role, languages, phone, primary },
  words,
}: {
  member: CareTeamMember
  words: CoachingWords
}) {
  const { t } = words
  return (
    <Inline gap="s4" align="start" noWrap>
      <Avatar initials={initialsOf(displayName)} size="large" />
      <div>
        <Text strong>{displayName}</Text>
        <Text look="small" tone="secondary">
          {`${t(isUnknown(role) ? 'coaching.role.unknown' : `coaching.role.${role}`)}${primary ? `. ${t('coaching.team.primary')}` : ''}`}
        </Text>
        {languages.length === 0 ? null : (
          <Text look="small" tone="secondary">
            {t('coaching.team.speaks', { languages: words.languages(languages) })}
          </Text>
        )}
        {phone === '' ? null : isUnreadable(phone) ? (
          <Text>{t('coaching.team.phone-unread')}</Text>
        ) : (
          <PlainLink look="standalone" href={`tel:${phone}`}>
            {t('coaching.team.call', { phone: displayPhone(phone) })}
          </PlainLink>
        )}
      </div>
    </Inline>
  )
}
