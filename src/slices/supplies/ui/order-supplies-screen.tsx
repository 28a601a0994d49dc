import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SupplyOrderHistory } from './supply-order-history.tsx'
import { SupplyOrderPanel } from './supply-order-panel.tsx'
import { TestStripsPanel } from './test-strips-panel.tsx'

/**
 * The strip count, the order form and the status of orders. Each part loads and fails
 * independently.
 */
export function OrderSuppliesScreen() {
  const t = useMessages()
  return (
    <PageFrame title={t('supplies.title')} lead={t('supplies.lead')}>
      <Stack gap="s6">
        <Columns ratio="even">
          <TestStripsPanel />
          <SupplyOrderPanel />
        </Columns>
        <SupplyOrderHistory />
      </Stack>
    </PageFrame>
  )
}
