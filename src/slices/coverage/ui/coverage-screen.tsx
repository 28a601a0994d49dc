import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { useCoverage } from '../api/use-coverage.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { FormColumn } from '#ui/forms/form-sections.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CoveragePlanCard } from './coverage-plan-card.tsx'

/**
 * The payer of the member's programs and the member's own cost. Read-only, since plans are changed
 * elsewhere.
 */
export function CoverageScreen() {
  const t = useMessages()
  const read = useCoverage()
  const call = (
    <PlainLink look="standalone" href={supportCall.href}>
      {t('common.call', { phone: supportCall.label })}
    </PlainLink>
  )
  return (
    <FormColumn>
      <QueryBoundary
        read={read}
        loading={t('coverage.loading')}
        failed={t('coverage.failed')}
        support={supportCall}
        bones={['22rem']}
        of="entries"
      >
        {(plans, leftOut) =>
          plans.length === 0 ? (
            <Card>
              <EmptyState
                none={noneOf(plans, leftOut)}
                icon="shield"
                title={t('coverage.empty')}
                action={call}
              >
                {t('coverage.empty.text')}
              </EmptyState>
            </Card>
          ) : (
            <Stack gap="s6">
              <Text tone="secondary">{t('coverage.intro')}</Text>
              {plans.map((plan) => (
                <CoveragePlanCard key={plan.id} plan={plan} />
              ))}
              <Text look="small" tone="secondary">
                <span>{t('coverage.wrong')}</span>{' '}
                <PlainLink href={supportCall.href}>{supportCall.label}</PlainLink>
              </Text>
            </Stack>
          )
        }
      </QueryBoundary>
    </FormColumn>
  )
}
