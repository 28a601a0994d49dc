import type { FormEvent } from 'react'
import {
  labKitFieldNames,
  labKitFields,
  labKitProblems,
  labKitRequest,
  emptyLabKitInput,
  type LabKitField,
} from '../../model/lab-kit-form.ts'
import type { Failure } from '#platform/http/failure.ts'
import { sendLabKitOrder } from '#session/member/api/order-lab-kit.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useStore } from '#platform/store/use-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { rejectedSubmit } from '#ui/forms/rejected-submit.ts'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { orderedKit, typedOrder } from '../lab-kit-order-store.ts'
import { LabKitOrderFields } from './lab-kit-order-fields.tsx'
import { LabKitOrderError } from './lab-kit-order-error.tsx'

const idOf = (field: LabKitField) => `order-${field}`

/**
 * The lab kit order of a non-member (2§6). The typed values stay after a failure and are kept in
 * memory only.
 */
export function OrderFormScreen({ about, onOrdered }: { about: string; onOrdered: () => void }) {
  const t = useMessages()
  const { today } = useToday()
  const typed = useStore(typedOrder)
  const problems: Partial<Record<LabKitField, MessageKey>> = {}
  for (const [field, problem] of Object.entries(labKitProblems(typed, today)) as [
    LabKitField,
    MessageKey,
  ][])
    problems[field] =
      problem === 'forms.required' && field !== 'addressLine2'
        ? `non-members.order.${field}.missing`
        : problem
  const form = useSubmit<LabKitField, Failure>({ fields: labKitFieldNames, typed, problems, idOf })

  async function send(): Promise<RejectedSubmit<LabKitField, Failure> | null> {
    try {
      orderedKit.set(await sendLabKitOrder((await loadAuthService()).open, labKitRequest(typed)))
      typedOrder.set(emptyLabKitInput)
      onOrdered()
      return null
    } catch (thrown) {
      return rejectedSubmit(
        thrown,
        (detail) => labKitFieldNames.find((field) => labKitFields[field] === detail) ?? null,
      )
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void form.submit(send)
  }

  return (
    <PublicCard>
      <form noValidate onSubmit={submit}>
        <Stack gap="s6">
          <Heading level={1}>{t('non-members.order.title')}</Heading>
          <Text>{t('non-members.order.intro')}</Text>
          <ErrorSummary
            title={t('non-members.order.summary', { count: form.summary.length })}
            problems={form.summary}
            attempt={form.attempt}
          />
          {form.trouble ? <LabKitOrderError failure={form.trouble} /> : null}
          <LabKitOrderFields
            typed={typed}
            errors={form.errors}
            today={today}
            idOf={idOf}
            onChange={(field, text) => typedOrder.set({ ...typedOrder.get(), [field]: text })}
          />
          <Button
            type="submit"
            block
            working={form.isWorking}
            workingLabel={t('non-members.order.working')}
          >
            {t('non-members.order.action')}
          </Button>
          <Link look="standalone" icon="arrow-left" to={about}>
            {t('non-members.order.back')}
          </Link>
        </Stack>
      </form>
    </PublicCard>
  )
}
