import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { OrderHistory } from './supply-order-history.tsx'
import { OrderPanel } from './supply-order-panel.tsx'
import { StripsPanel } from './test-strips-panel.tsx'

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
          <StripsPanel />
          <OrderPanel />
        </Columns>
        <OrderHistory />
      </Stack>
    </PageFrame>
  )
}
