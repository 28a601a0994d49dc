import { isUnreadable } from '#platform/model/parts/part.ts'
import { support } from '#platform/model/support-contact.ts'
import { type MemberCost, standingOf, type Plan } from '../model/coverage-status.ts'
import { programNameOf } from '#session/member/model/programs.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { formatMoney } from './format-money.ts'

/** One plan: payer, dates, numbers and the member's cost of each program. */
export function CoveragePlanCard({ plan }: { plan: Plan }) {
  const t = useMessages()
  const format = useFormat()
  const { today } = useToday()
  const standing = standingOf(plan, today)
  const payerOf = ({ sponsorKind, sponsorName }: Plan) => {
    if (isUnknown(sponsorKind))
      return sponsorName === '' || isUnreadable(sponsorName)
        ? t('coverage.payer.unknown', { phone: support.phone })
        : sponsorName
    if (sponsorKind === 'SELF') return t('coverage.payer.SELF')
    return sponsorName === '' || isUnreadable(sponsorName)
      ? t(`coverage.payer.${sponsorKind}`)
      : t(`coverage.payer.${sponsorKind}.name`, { name: sponsorName })
  }
  const shown = (number: Plan['memberNumber']) =>
    isUnreadable(number) ? t('ui.unreadable') : number
  const facts = [
    { term: t('coverage.payer'), value: payerOf(plan) },
    ...(plan.memberNumber === ''
      ? []
      : [{ term: t('coverage.member-number'), value: shown(plan.memberNumber) }]),
    ...(plan.groupNumber === ''
      ? []
      : [{ term: t('coverage.group-number'), value: shown(plan.groupNumber) }]),
    { term: t('coverage.starts'), value: format.calendarDate(plan.startDate, 'long') },
    ...(plan.endDate === undefined
      ? []
      : [
          {
            term: t('coverage.ends'),
            value: isUnreadable(plan.endDate)
              ? t('ui.unreadable')
              : format.calendarDate(plan.endDate, 'long'),
          },
        ]),
  ]
  const costOf = ({ amountCents, period }: MemberCost) => {
    if (amountCents === 0) return t('coverage.cost.none')
    const amount = formatMoney(amountCents, format.locale)
    return isUnknown(period)
      ? t('coverage.cost.unknown', { amount, phone: support.phone })
      : t(`coverage.cost.${period}`, { amount })
  }
  const nameOf = (dbSlug: string) => {
    const name = programNameOf(dbSlug)
    return name === null ? t('dashboard.programs.unknown') : t(`dashboard.program.${name}`)
  }
  return (
    <Card as="article" aria-labelledby={`plan-${plan.id}`}>
      <Stack gap="s6">
        <Stack gap="s1">
          <Heading level={2} id={`plan-${plan.id}`}>
            {plan.name}
          </Heading>
          <Text tone="secondary">
            {t(`coverage.standing.${standing}`, { phone: support.phone })}
          </Text>
        </Stack>
        <DescriptionList facts={facts} />
        {plan.programs.items.length === 0 ? null : (
          <Stack gap="s3">
            <Heading level={3}>{t('coverage.programs')}</Heading>
            <OmittedRowsNote count={plan.programs.leftOut} of="entries" />
            <List>
              {plan.programs.items.map(({ dbSlug, cost }) => (
                <ListRow
                  key={dbSlug}
                  title={nameOf(dbSlug)}
                  end={<Text as="span">{costOf(cost)}</Text>}
                />
              ))}
            </List>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
