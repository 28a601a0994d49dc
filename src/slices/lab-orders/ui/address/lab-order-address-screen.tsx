import { supportCall } from '#platform/model/support-contact.ts'
import { orderGaps } from '../../model/lab-order.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useKeptValues } from '#ui/forms/form/use-kept-values.ts'
import { FormColumn } from '#ui/forms/form-sections.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { LabOrderAddressForm, labOrderAddressDraft } from './lab-order-address-form.tsx'
import { ConfirmedAddress } from './confirmed-address.tsx'
import type { LabOrderPaths } from '../lab-order-paths.ts'
import { useState } from 'react'

/**
 * The shipping address of the kit, to confirm or change (`/confirm-lab-order/confirm-address`). An
 * unusable address must be changed first.
 */
export function LabOrderAddressScreen({
  places,
  onSaved,
}: {
  places: LabOrderPaths
  onSaved: () => void
}) {
  const t = useMessages()
  const read = usePersonalInfo()
  const [isChanging, setChanging] = useState(useKeptValues(labOrderAddressDraft) !== null)
  return (
    <PageFrame
      title={t('titles.confirm-address')}
      lead={t('lab-orders.address.lead')}
      back={{ to: places.start, label: t('titles.lab-orders') }}
    >
      <FormColumn>
        <QueryBoundary
          read={read}
          loading={t('lab-orders.address.loading')}
          failed={t('lab-orders.address.failed')}
          support={supportCall}
          bones={['14rem']}
        >
          {(personal) =>
            isChanging || orderGaps(personal).includes('address') ? (
              <LabOrderAddressForm
                personal={personal}
                onSaved={onSaved}
                {...(isChanging ? { onCancel: () => setChanging(false) } : {})}
              />
            ) : (
              <ConfirmedAddress
                personal={personal}
                confirm={places.confirm}
                onChange={() => setChanging(true)}
              />
            )
          }
        </QueryBoundary>
      </FormColumn>
    </PageFrame>
  )
}
