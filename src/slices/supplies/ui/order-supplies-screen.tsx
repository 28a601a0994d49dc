import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { SupplyOrderHistory } from './supply-order-history.tsx'
import { SupplyOrderPanel } from './supply-order-panel.tsx'
import { TestStripsPanel } from './test-strips-panel.tsx'

/**
 * How many strips are left, whether more can be ordered, and how far the orders are. Each part
 * loads and fails alone.
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
