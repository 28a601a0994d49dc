import { createHash, randomUUID } from 'node:crypto'
import { fromJson } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  AddPaymentMethodResponseSchema,
  DeletePaymentMethodResponseSchema,
  ListPaymentMethodsResponseSchema,
  type PaymentService,
  SetDefaultPaymentMethodResponseSchema,
} from '../../../generated/proto/portal/payment/v1/payment_pb.js'
import type { PaymentMethodJson } from '../../../generated/rpc/portal/payment/v1/payment_pb.js'
import { decideFact } from '../../database/facts/decide-fact.ts'
import { type MemberFacts, readFact } from '../../database/facts/facts.ts'
import { paymentFormUrl } from '../../http/payment-form/serve-payment-form.ts'
import { memberCall } from '../rpc-call.ts'

const MOST = 10
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Reads a token of the mock payment processor, such as `tok_visa_4242` or `tok_visa_4242_2029_05`,
 * with optional suffix. Null means declined.
 */
const methodOf = (
  token: string,
  now: number,
): Omit<PaymentMethodJson, 'id' | 'isDefault'> | null => {
  const [, brand = '', lastFour, year, month] =
    /^tok_(visa|mastercard|amex|discover|hsa|bank)_([0-9]{4})(?:_(20[0-9]{2})_(0[1-9]|1[0-2]))?(?:_[a-z0-9_]+)?$/.exec(
      token,
    ) ?? []
  if (lastFour === undefined) return null
  if (brand === 'bank')
    return {
      kind: 'PAYMENT_METHOD_KIND_BANK_ACCOUNT',
      brand: 'Harbor Bank',
      lastFour,
      expiryMonth: '',
    }
  const names: Readonly<Record<string, string>> = {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    hsa: 'Mastercard',
  }
  const expires =
    year === undefined ? `${new Date(now).getUTCFullYear() + 3}-08` : `${year}-${month}`
  return {
    kind: brand === 'hsa' ? 'PAYMENT_METHOD_KIND_HSA_CARD' : 'PAYMENT_METHOD_KIND_CARD',
    brand: names[brand] ?? brand,
    lastFour,
    expiryMonth: expires,
  }
}

const listed = ({ methods }: MemberFacts['payment']): PaymentMethodJson[] =>
  methods.toSorted((a, b) => Number(b.isDefault ?? false) - Number(a.isDefault ?? false))
const withDefault = (
  methods: readonly PaymentMethodJson[],
  id: string | undefined,
): PaymentMethodJson[] => methods.map((one) => ({ ...one, isDefault: one.id === id }))

/** The member's payment methods. Only the last four digits of a card number are stored. */
export const payment: ServiceImpl<typeof PaymentService> = {
  listPaymentMethods: async (_request, context) => {
    const { store, caller, host } = memberCall(context)
    const formUri = paymentFormUrl(host)
    return fromJson(ListPaymentMethodsResponseSchema, {
      methods: listed(await readFact(store, caller.id, 'payment')),
      formUri,
    })
  },

  addPaymentMethod: async ({ processorToken, makeDefault }, context) => {
    const { store, caller, now, problem } = memberCall(context)
    const made = methodOf(processorToken, now)
    if (made === null) throw problem('card-declined')
    const id = `pm-${randomUUID()}`
    const used = hashOf(processorToken)
    const added = await decideFact<'payment', string | PaymentMethodJson>(
      store,
      caller.id,
      'payment',
      ({ methods, usedTokens }) => {
        if (usedTokens.includes(used)) return { said: 'payment-token-used' }
        if (methods.length >= MOST) return { said: 'too-many-payment-methods' }
        const said = { ...made, id, isDefault: makeDefault || methods.length === 0 }
        const others = said.isDefault ? withDefault(methods, undefined) : methods
        return { after: { methods: [...others, said], usedTokens: [...usedTokens, used] }, said }
      },
    )
    if (typeof added === 'string') throw problem(added)
    return fromJson(AddPaymentMethodResponseSchema, { method: added })
  },

  setDefaultPaymentMethod: async ({ id }, context) => {
    const { store, caller, problem } = memberCall(context)
    const after = await decideFact(store, caller.id, 'payment', (before) => {
      if (!before.methods.some((one) => one.id === id)) return { said: null }
      const said = { ...before, methods: withDefault(before.methods, id) }
      return { after: said, said }
    })
    if (after === null) throw problem('not-found')
    return fromJson(SetDefaultPaymentMethodResponseSchema, { methods: listed(after) })
  },

  deletePaymentMethod: async ({ id }, context) => {
    const { store, caller, problem } = memberCall(context)
    const after = await decideFact(store, caller.id, 'payment', (before) => {
      const others = before.methods.filter((one) => one.id !== id)
      if (others.length === before.methods.length) return { said: null }
      const said = {
        ...before,
        methods: others.some(({ isDefault }) => isDefault)
          ? others
          : withDefault(others, others[0]?.id),
      }
      return { after: said, said }
    })
    if (after === null) throw problem('not-found')
    return fromJson(DeletePaymentMethodResponseSchema, { methods: listed(after) })
  },
}
