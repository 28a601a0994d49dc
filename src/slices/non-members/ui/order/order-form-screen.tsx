import { useRef, useState, type FormEvent } from 'react'
import {
  labKitFieldNames,
  labKitFields,
  labKitProblems,
  labKitRequest,
  emptyLabKitInput,
  type LabKitField,
} from '../../model/lab-kit-form.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { sendLabKitOrder } from '#session/member/api/order-lab-kit.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useStore } from '#platform/store/use-store.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { orderedKit, typedOrder } from '../lab-kit-order-store.ts'
import { LabKitOrderFields } from './lab-kit-order-fields.tsx'
import { LabKitOrderError } from './lab-kit-order-error.tsx'

type Errors = Partial<Record<LabKitField, string>>
const fieldId = (field: LabKitField) => `order-${field}`

/**
 * The lab kit order of a non-member (2§6). The typed values stay after a failure and are kept in
 * memory only.
 */
export function OrderFormScreen({ about, onOrdered }: { about: string; onOrdered: () => void }) {
  const t = useMessages()
  const { today } = useToday()
  const typed = useStore(typedOrder)
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  // Prevents a second order by a press before the next render.
  const isSending = useRef(false)
  const wrong = labKitFieldNames.flatMap((field) =>
    errors[field] === undefined ? [] : [{ fieldId: fieldId(field), message: errors[field] }],
  )

  function refuse(found: Errors) {
    setErrors(found)
    setAttempt(attempt + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending.current) return
    setFailure(null)
    const problems = labKitProblems(typed, today)
    const found: Errors = {}
    for (const field of labKitFieldNames) {
      const problem = problems[field]
      if (problem)
        found[field] =
          problem === 'forms.required'
            ? t(field === 'addressLine2' ? problem : `non-members.order.${field}.missing`)
            : t(problem)
    }
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    isSending.current = true
    setWorking(true)
    try {
      orderedKit.set(await sendLabKitOrder((await loadAuthService()).open, labKitRequest(typed)))
      typedOrder.set(emptyLabKitInput)
      onOrdered()
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      const blamed =
        thrown._tag === 'Refused'
          ? labKitFieldNames.filter((field) => thrown.details.includes(labKitFields[field]))
          : []
      if (thrown._tag === 'Refused' && blamed.length > 0) {
        const said = thrown.error === 'several_fields' ? undefined : thrown.said
        refuse(
          Object.fromEntries(
            blamed.map((field) => [field, said ?? t('non-members.order.look-again')]),
          ),
        )
      } else setFailure(thrown)
    } finally {
      isSending.current = false
      setWorking(false)
    }
  }

  return (
    <PublicCard>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="s6">
          <Heading level={1}>{t('non-members.order.title')}</Heading>
          <Text>{t('non-members.order.intro')}</Text>
          <ErrorSummary
            title={t('non-members.order.summary', { count: wrong.length })}
            problems={wrong}
            attempt={attempt}
          />
          {failure ? <LabKitOrderError failure={failure} /> : null}
          <LabKitOrderFields
            typed={typed}
            errors={errors}
            today={today}
            idOf={fieldId}
            onChange={(field, text) => typedOrder.set({ ...typedOrder.get(), [field]: text })}
          />
          <Button
            type="submit"
            block
            working={isWorking}
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
