import { hasPassed } from '#platform/model/calendar-day.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useLabKitOrders } from '../../api/lab-order-queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { FormColumn, FormSection } from '#ui/forms/form-sections.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { EarlierLabResults } from './earlier-lab-results.tsx'
import type { LabOrderPaths } from '../lab-order-paths.ts'
import { LabOrderSteps } from './lab-order-steps.tsx'

/**
 * The start of a member's lab order: the kit, the steps and earlier results (`/confirm-lab-order`).
 */
export function LabOrderStartScreen({ places }: { places: LabOrderPaths }) {
  const t = useMessages()
  const format = useFormat()
  const { today } = useToday()
  const read = useLabKitOrders()
  return (
    <PageFrame title={t('titles.lab-orders')}>
      <FormColumn>
        <QueryBoundary
          read={read}
          loading={t('lab-orders.loading')}
          failed={t('lab-orders.failed')}
          support={supportCall}
          bones={['16rem']}
          of="entries"
        >
          {([order]) =>
            order === undefined ? (
              <Stack gap="s6">
                <Text look="lead">{t('lab-orders.what')}</Text>
                <LabOrderSteps />
                <Inline gap="s4">
                  <ButtonLink to={places.address}>{t('lab-orders.begin')}</ButtonLink>
                  <Link look="standalone" to={places.dashboard}>
                    {t('lab-orders.later')}
                  </Link>
                </Inline>
              </Stack>
            ) : (
              <Stack gap="s6">
                <Banner
                  tone={
                    isUnknown(order.status) || hasPassed(order.expectedBy, today)
                      ? 'info'
                      : 'success'
                  }
                  headingLevel={2}
                  title={t('lab-orders.taken')}
                >
                  {isUnknown(order.status)
                    ? t('lab-orders.status.unknown', { phone: supportCall.label })
                    : t(
                        hasPassed(order.expectedBy, today)
                          ? 'lab-orders.when-past'
                          : 'lab-orders.when',
                        {
                          day: format.calendarDate(order.expectedBy, 'long'),
                        },
                      )}
                </Banner>
                <FormSection title={t('lab-orders.next')}>
                  <Text>{t('lab-orders.next.text')}</Text>
                </FormSection>
                <Inline>
                  <ButtonLink to={places.dashboard}>{t('lab-orders.home')}</ButtonLink>
                </Inline>
              </Stack>
            )
          }
        </QueryBoundary>
        <EarlierLabResults />
      </FormColumn>
    </PageFrame>
  )
}
