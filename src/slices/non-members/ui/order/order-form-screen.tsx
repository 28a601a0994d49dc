import type { FormEvent } from 'react'
import {
  labKitFieldNames,
  labKitFields,
  labKitProblems,
  labKitRequest,
  emptyLabKitInput,
  type LabKitField,
  type LabKitInput,
} from '../../model/lab-kit-form.ts'
import type { LabKitOrder, LabKitRequest } from '#session/member/model/lab-kit-order.ts'
import { sendLabKitOrder } from '#session/member/api/order-lab-kit.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { FormNotesView } from '#ui/forms/form/form-parts.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useLeaveGuard } from '#ui/forms/use-leave-guard.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { orderedKit } from '../lab-kit-order-store.ts'
import { LabKitOrderFields } from './lab-kit-order-fields.tsx'
import { LabKitOrderError } from './lab-kit-order-error.tsx'

const problemsOf = (
  typed: LabKitInput,
  today: string,
): Partial<Record<LabKitField, MessageKey>> => {
  const problems: Partial<Record<LabKitField, MessageKey>> = {}
  for (const [field, problem] of Object.entries(labKitProblems(typed, today)) as [
    LabKitField,
    MessageKey,
  ][])
    problems[field] =
      problem === 'forms.required' && field !== 'addressLine2'
        ? `non-members.order.${field}.missing`
        : problem
  return problems
}

/**
 * The lab kit order of a non-member (2§6). What is typed stays after a failure and is kept in memory
 * only.
 */
export function OrderFormScreen({ about, onOrdered }: { about: string; onOrdered: () => void }) {
  const t = useMessages()
  const { today } = useToday()
  const form = useForm<LabKitInput, LabKitField, LabKitRequest, LabKitOrder>({
    name: 'lab kit order',
    initial: emptyLabKitInput,
    fields: labKitFieldNames,
    problems: (typed) => problemsOf(typed, today),
    prepare: ({ values }) => labKitRequest(values),
    save: async (request) => sendLabKitOrder((await loadAuthService()).open, request),
    fieldOf: (detail) => labKitFieldNames.find((field) => labKitFields[field] === detail) ?? null,
    onSaved: (order) => orderedKit.set(order),
    onDone: onOrdered,
  })
  const leaving = useLeaveGuard(form.isUnsaved, form.forget, form.isBeingSaved)
  function submit(event: FormEvent) {
    event.preventDefault()
    form.submit()
  }

  return (
    <PublicCard>
      <form noValidate onSubmit={submit}>
        <Stack gap="s6">
          <Heading level={1}>{t('non-members.order.title')}</Heading>
          <Text>{t('non-members.order.intro')}</Text>
          <FormNotesView
            of={form}
            leaving={leaving}
            trouble=""
            summaryTitle={t('non-members.order.summary', { count: form.summary.length })}
            renderFailure={(failure) => <LabKitOrderError failure={failure} />}
          />
          <LabKitOrderFields
            typed={form.values}
            errors={form.errors}
            idOf={form.idOf}
            onChange={(field, text) => form.change({ [field]: text })}
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
