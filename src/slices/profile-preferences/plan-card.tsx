import { standingOf, type Plan } from '#domain/coverage.ts'
import { programNameOf } from '#domain/programs.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { Card } from '#ui/card/card.tsx'
import { FactList } from '#ui/facts/facts.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { formatMoney } from './money.ts'

/** One plan: who pays, since when and until when, its numbers, and what each program costs the member. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useMessages()
  const format = useFormat()
  const { today } = useToday()
  const standing = standingOf(plan, today)
  const facts = [
    { term: t('coverage.payer'), value: plan.sponsorKind === 'SELF' ? t('coverage.payer.SELF') : plan.sponsorName === '' ? t(`coverage.payer.${plan.sponsorKind}`) : t(`coverage.payer.${plan.sponsorKind}.name`, { name: plan.sponsorName }) },
    ...(plan.memberNumber === '' ? [] : [{ term: t('coverage.member-number'), value: plan.memberNumber }]),
    ...(plan.groupNumber === '' ? [] : [{ term: t('coverage.group-number'), value: plan.groupNumber }]),
    { term: t('coverage.starts'), value: format.calendarDate(plan.startDate, 'long') },
    ...(plan.endDate === '' ? [] : [{ term: t('coverage.ends'), value: format.calendarDate(plan.endDate, 'long') }]),
  ]
  const costOf = ({ amountCents, period }: Plan['programs'][number]['cost']) =>
    amountCents === 0 ? t('coverage.cost.none') : t(`coverage.cost.${period}`, { amount: formatMoney(amountCents, format.locale) })
  const nameOf = (dbSlug: string) => {
    const name = programNameOf(dbSlug)
    return name === null ? t('dashboard.programs.unknown') : t(`dashboard.program.${name}`)
  }
  return (
    <Card as="article" aria-labelledby={`plan-${plan.id}`}>
      <Stack gap="s6">
        <Stack gap="s1">
          <Heading level={2} id={`plan-${plan.id}`}>{plan.name}</Heading>
          <Text tone="secondary">{t(`coverage.standing.${standing}`)}</Text>
        </Stack>
        <FactList facts={facts} />
        {plan.programs.length === 0 ? null : (
          <Stack gap="s3">
            <Heading level={3}>{t('coverage.programs')}</Heading>
            <Rows>{plan.programs.map(({ dbSlug, cost }) => <Row key={dbSlug} title={nameOf(dbSlug)} end={<Text as="span">{costOf(cost)}</Text>} />)}</Rows>
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
