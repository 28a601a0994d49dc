import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { memberLabKit, orderGaps } from '../../model/lab-order.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useLabKitOrders, useOrderKit } from '../../api/lab-order-queries.ts'
import { usePersonalInfo } from '#session/member/api/personal-info-queries.ts'
import { combineQueryStates } from '#platform/query/query-state.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DescriptionList } from '#ui/data/description-list.tsx'
import { FormColumn, FormSection } from '#ui/forms/form-sections.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { ShippingAddressLines } from '../shipping-address-lines.tsx'
import { IncompleteOrder } from './incomplete-order.tsx'
import { LabOrderError } from './lab-order-error.tsx'
import type { LabOrderPaths } from '../lab-order-paths.ts'

/**
 * The member and address of the kit, and the order button (`/confirm-lab-order/members`). Each kit
 * is for one person, so a member orders only their own.
 */
export function ConfirmMemberOrderScreen({
  places,
  onOrdered,
  onEnded,
}: {
  places: LabOrderPaths
  onOrdered: () => void
  onEnded: () => void
}) {
  const t = useMessages()
  const read = combineQueryStates(usePersonalInfo(), useLabKitOrders())
  return (
    <PageFrame
      title={t('titles.confirm-order')}
      lead={t('lab-orders.confirm.lead')}
      back={{ to: places.address, label: t('titles.confirm-address') }}
    >
      <FormColumn>
        <QueryBoundary
          read={read}
          loading={t('lab-orders.confirm.loading')}
          failed={t('lab-orders.confirm.failed')}
          support={supportCall}
          bones={['14rem', '8rem']}
        >
          {([personal, orders]) => (
            <Order
              personal={personal}
              isOrdered={orders.length > 0}
              places={places}
              onOrdered={onOrdered}
              onEnded={onEnded}
            />
          )}
        </QueryBoundary>
      </FormColumn>
    </PageFrame>
  )
}

function Order({
  personal,
  isOrdered,
  places,
  onOrdered,
  onEnded,
}: {
  personal: PersonalInfo
  isOrdered: boolean
  places: LabOrderPaths
  onOrdered: () => void
  onEnded: () => void
}) {
  const t = useMessages()
  const format = useFormat()
  const account = useInitialAnswers().account
  const order = useOrderKit()
  const [isWorking, attempt] = useAttempt()
  const [failure, setFailure] = useState<Failure | null>(null)
  const gaps = orderGaps(personal)
  const request =
    account.value === null ? null : memberLabKit(personal, account.value.organization.code)

  async function confirm() {
    if (request === null) return
    setFailure(null)
    try {
      await order(request)
      onOrdered()
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      if (thrown._tag === 'Refused' && thrown.error === 'campaign_ended') onEnded()
      else setFailure(thrown)
    }
  }

  const facts = [
    { term: t('lab-orders.birth-date'), value: format.calendarDate(personal.birthDate, 'long') },
    { term: t('lab-orders.email'), value: personal.email },
    ...(request === null
      ? []
      : [{ term: t('lab-orders.phone'), value: displayPhone(`+1${request.phone}`) }]),
  ]
  return (
    <Stack gap="s8">
      <LabOrderError failure={failure} />
      <FormSection title={t('lab-orders.for')}>
        <Card>
          <Stack gap="s4">
            <ShippingAddressLines personal={personal} />
            <DescriptionList facts={facts} />
          </Stack>
        </Card>
      </FormSection>
      {gaps.length > 0 ? (
        <IncompleteOrder gaps={gaps} places={places} />
      ) : (
        <Inline gap="s4">
          {isOrdered ? (
            <Link look="standalone" to={places.start}>
              {t('lab-orders.see')}
            </Link>
          ) : (
            <Button
              working={isWorking}
              workingLabel={t('lab-orders.ordering')}
              unavailable={request === null}
              onClick={() => void attempt(confirm)}
            >
              {t('lab-orders.order')}
            </Button>
          )}
          <Link look="standalone" to={places.account}>
            {t('lab-orders.change-me')}
          </Link>
        </Inline>
      )}
    </Stack>
  )
}
