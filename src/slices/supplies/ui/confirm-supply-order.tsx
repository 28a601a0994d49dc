import { supportCall } from '#platform/model/support-contact.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { usePlaceOrder } from '../api/supply-writes.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ParcelAddress } from './supply-address.tsx'

export type SupplyOrderType = 'BG_STRIPS' | 'LANCETS' | 'CONTROL_SOLUTION'

/** Confirms an order and its address. A refused order keeps the dialog open. */
export function ConfirmSupplyOrder({
  type,
  personal,
  placing,
  onClose,
}: {
  type: SupplyOrderType
  personal: PersonalInfo
  placing: ReturnType<typeof usePlaceOrder>
  onClose: () => void
}) {
  const t = useMessages()
  const what = t(`supplies.type.${type}`)
  async function order() {
    const placed = await placing.save(type)
    if (placed === null) return
    showToast({ tone: 'success', title: t('supplies.ordered', { what: what }) })
    onClose()
  }
  const actions = (
    <>
      <Button
        working={placing.working}
        workingLabel={t('supplies.ordering')}
        onClick={() => void order()}
      >
        {t('supplies.confirm')}
      </Button>
      <Button look="secondary" unavailable={placing.working} onClick={onClose}>
        {t('supplies.confirm.not')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('supplies.confirm.title', { what })}
      dismissable={!placing.working}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap="s4">
        <SaveError
          failure={placing.failure}
          title={t('supplies.order.trouble')}
          support={supportCall}
        />
        <Text>{t('supplies.confirm.text')}</Text>
        <ParcelAddress personal={personal} />
      </Stack>
    </Dialog>
  )
}
