import { type ProgramPlace, sharedPlaces } from '../model/shared-places.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { support, supportCall } from '#platform/model/support-contact.ts'
import { programOffers } from '../model/program-catalogue.ts'
import type { Program, ProgramName } from '#session/member/model/programs.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { usePrograms } from '#session/member/api/use-programs.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { showChat } from '#session/member/chat-panel-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link, PlainLink } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const groups = [
  { key: 'mine', statuses: ['ACTIVE', 'PENDING', 'REGISTERED'] },
  { key: 'offered', statuses: ['OFFERED'] },
  { key: 'ended', statuses: ['INACTIVE'] },
] as const

/**
 * The member's programs and the available ones, each with its offer. `placesOf` returns the pages
 * of a program that the member is in.
 */
export function ProgramsScreen({
  placesOf,
}: {
  placesOf: (name: ProgramName) => readonly ProgramPlace[]
}) {
  const t = useMessages()
  const call = (
    <PlainLink look="standalone" href={support.dial}>
      {t('common.call', { phone: support.phone })}
    </PlainLink>
  )
  return (
    <PageFrame title={t('programs.title')} lead={t('programs.lead')}>
      <QueryBoundary
        read={usePrograms()}
        loading={t('programs.loading')}
        failed={t('programs.failed')}
        support={supportCall}
        bones={['16rem', '8rem']}
        of="entries"
      >
        {(programs, leftOut) =>
          programs.length === 0 ? (
            <Card>
              <EmptyState
                none={noneOf(programs, leftOut)}
                icon="heart-check"
                title={t('programs.none')}
                action={call}
              >
                {t('programs.none.text')}
              </EmptyState>
            </Card>
          ) : (
            <>
              {groups.map(({ key, statuses }) => {
                // What several programs of the group have stands once, below them.
                const ofGroup = programs.filter(({ status }) =>
                  isUnknown(status) ? key === 'mine' : statuses.some((one) => one === status),
                )
                if (ofGroup.length === 0) return null
                const { own, shared } = sharedPlaces(
                  ofGroup.map((program) =>
                    isRunning(program) && program.name !== null ? placesOf(program.name) : [],
                  ),
                )
                return (
                  <Card key={key} {...(key === 'offered' ? { surface: 'mist' as const } : {})}>
                    <Stack gap="s4">
                      <Heading level={2} look="h3">
                        {t(`programs.${key}`)}
                      </Heading>
                      {key === 'offered' ? (
                        <div>
                          <Text>{t('programs.offered.text')}</Text>
                          {call}
                        </div>
                      ) : null}
                      <List>
                        {ofGroup.map((program, at) => (
                          <ProgramRow
                            key={program.dbSlug}
                            program={program}
                            places={own[at] ?? []}
                          />
                        ))}
                        {shared.length === 0 ? null : (
                          <ListRow title={t('programs.shared')}>
                            <Places label={t('programs.shared')} places={shared} />
                          </ListRow>
                        )}
                      </List>
                    </Stack>
                  </Card>
                )
              })}
            </>
          )
        }
      </QueryBoundary>
    </PageFrame>
  )
}

/** Behavioral health counts from its registration (2§2), any other program once it is active. */
const isRunning = ({ name, status }: Program): boolean =>
  status === 'ACTIVE' || (name === 'behavioralHealth' && status === 'REGISTERED')

function ProgramRow({
  program: { name, status },
  places,
}: {
  program: Program
  places: readonly ProgramPlace[]
}) {
  const t = useMessages()
  const { list } = useFormat()
  const title = name === null ? t('programs.unknown') : t(`programs.name.${name}`)
  const offer = name === null ? null : programOffers[name]
  const things =
    offer === null
      ? []
      : [
          ...offer.deviceCategories.map((category) => t(`programs.device.${category}`)),
          ...offer.reports.map((report) => t(`programs.report.${report}`)),
          ...offer.exports.map((file) => t(`programs.export.${file}`)),
        ]
  return (
    <ListRow
      title={title}
      detail={
        isUnknown(status)
          ? t('programs.status.unknown', { phone: support.phone })
          : t(`programs.status.${status}`)
      }
    >
      {status === 'OFFERED' ? <AskAbout name={title} /> : null}
      {status === 'PENDING' ? (
        <Text look="small" tone="secondary">
          {t('programs.pending.text')}
        </Text>
      ) : null}
      {things.length === 0 || status === 'INACTIVE' ? null : (
        <Text look="small" tone="muted">
          {t('programs.comes', { things: list(things) })}
        </Text>
      )}
      {places.length === 0 ? null : (
        <Places
          label={t('programs.places', { name: title })}
          places={places}
          nameOf={(place) => t('programs.place-name', { place: place.title, name: title })}
        />
      )}
    </ListRow>
  )
}

function Places({
  label,
  places,
  nameOf,
}: {
  label: string
  places: readonly ProgramPlace[]
  nameOf?: (place: ProgramPlace) => string
}) {
  return (
    <Inline as="ul" gap="s4" closeRows aria-label={label}>
      {places.map((place) => (
        <li key={place.to}>
          <Link look="standalone" to={place.to} aria-label={nameOf?.(place)}>
            {place.title}
          </Link>
        </li>
      ))}
    </Inline>
  )
}

/** With the new offer, the member asks about an available program by a chat message. */
function AskAbout({ name }: { name: string }) {
  const t = useMessages()
  const { hasChatAvailable } = useMember()
  if (!useFlag('NEW_UPSELL') || !hasChatAvailable) return null
  return (
    <div>
      <Button
        look="secondary"
        size="compact"
        icon="chat"
        aria-haspopup="dialog"
        aria-label={t('programs.ask-name', { name })}
        onClick={showChat}
      >
        {t('programs.ask')}
      </Button>
    </div>
  )
}
