import { expect, test } from 'vitest'
import type { LabKitRequest } from '#session/member/model/lab-kit-order.ts'
import { newReminder } from '#slices/reminders/model/reminder-input.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { safeWrites } from '#generated/openapi/safe-writes.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useAddPressure } from '#slices/blood-pressure/api/blood-pressure-mutations.ts'
import { useAddBloodSugar } from '#slices/blood-sugar/api/blood-sugar-mutations.ts'
import { createChatCalls } from '#slices/chat/api/chat-calls.ts'
import { useBookSession, useMoveSession } from '#vitals/api/care/coaching-queries.ts'
import { useContactChanges } from '#slices/alerts/api/use-contact-changes.ts'
import { useSaveFoodEntry } from '#slices/food-log/api/food-log-queries.ts'
import { useOrderKit } from '#slices/lab-orders/api/lab-order-queries.ts'
import { useAddMethod } from '#slices/payment/api/payment-queries.ts'
import { useSetReminder } from '#slices/reminders/api/reminder-queries.ts'
import { usePlaceOrder } from '#slices/supplies/api/supply-writes.ts'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { useAddWeight } from '#slices/weight/api/weight-mutations.ts'

/** Saves one of two values, as the form or store of the call does. */
type Save = (isOther: boolean) => Promise<unknown>

const timeZone = 'America/New_York'
const kit: LabKitRequest = {
  companyCode: 'ACME',
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1964-03-09',
  email: 'rosa@example.com',
  phone: '2075550163',
  address: {
    addressLine1: '27 Maple Avenue',
    addressLine2: null,
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  },
}

const saves: Readonly<Record<string, () => Save>> = {
  addContact: function useTriedAddContact() {
    const { add } = useContactChanges()
    return (isOther) =>
      add('FA', { firstName: isOther ? 'Eva' : 'Ana', lastName: 'Ruiz', email: null, phones: [] })
  },
  placeSupplyOrder: function useTriedPlaceSupplyOrder() {
    const { save } = usePlaceOrder()
    return (isOther) => save(isOther ? 'LANCETS' : 'BG_STRIPS')
  },
  orderLabKit: function useTriedOrderLabKit() {
    const order = useOrderKit()
    return (isOther) => order({ ...kit, firstName: isOther ? 'Eva' : 'Rosa' })
  },
  createBloodSugarReading: function useTriedCreateBloodSugarReading() {
    const save = useAddBloodSugar()
    const tags = {
      meal: null,
      note: null,
      carbGrams: null,
      feeling: null,
      shortInsulin: null,
      longInsulin: null,
      premixInsulin: null,
      source: 7,
      isControl: false,
    } as const
    return (isOther) =>
      save({ timestamp: '2026-11-20T06:15:00', timeZone, value: isOther ? 140 : 118, tags })
  },
  createBloodPressureReading: function useTriedCreateBloodPressureReading() {
    const save = useAddPressure()
    return (isOther) =>
      save({
        timestamp: '2026-11-20T06:15:00',
        timeZone,
        systolic: isOther ? 128 : 126,
        diastolic: 78,
        pulse: null,
      })
  },
  addWeight: function useTriedAddWeight() {
    const save = useAddWeight()
    return (isOther) =>
      save({ timestamp: '2026-11-20T06:15:00', timeZone, pounds: isOther ? 196.4 : 196.2 })
  },
  sendMessage: function useTriedSendMessage() {
    const { send } = createChatCalls(usePortalClient(), useRpcClient())
    return (isOther) =>
      send(
        'channel-1',
        { id: isOther ? 'm-2' : 'm-1', text: 'Good morning', card: null },
        new AbortController().signal,
      )
  },
  bookCoachingSession: function useTriedBookCoachingSession() {
    const save = useBookSession()
    return (isOther) =>
      save({ bookingId: isOther ? 'b-2' : 'b-1', slotId: 's-1', kind: 'INTRO', medium: 'PHONE' })
  },
  moveCoachingSession: function useTriedMoveCoachingSession() {
    const save = useMoveSession()
    const startTime = '2026-11-24T17:30:00Z'
    return (isOther) => save({ id: 'cs-1', slot: { id: isOther ? 's-2' : 's-1', startTime } })
  },
  addFoodEntry: function useTriedAddFoodEntry() {
    const save = useSaveFoodEntry()
    return (isOther) =>
      save({
        clientEntryId: isOther ? 'e-2' : 'e-1',
        content: {
          meal: 'LUNCH',
          eatTime: '2026-11-20T12:30:00',
          note: '',
          foods: [{ ownWords: 'Soup', amount: 1 }],
        },
      })
  },
  addPaymentMethod: function useTriedAddPaymentMethod() {
    const { save } = useAddMethod()
    return (isOther) => save({ processorToken: isOther ? 'tok_2' : 'tok_1', makeDefault: false })
  },
  setReminder: function useTriedSetReminder() {
    const save = useSetReminder()
    return (isOther) =>
      save({
        id: null,
        told: { ...newReminder('WEIGHT'), label: isOther ? 'Evening' : 'Morning' },
        shown: null,
      })
  },
}

test('covers each call with an idempotency key', () =>
  expect(Object.keys(saves).toSorted()).toEqual(
    Object.entries(safeWrites)
      .filter(([, { idempotencyKey }]) => idempotencyKey)
      .map(([id]) => id)
      .toSorted(),
  ))

test.each(Object.entries(saves))(
  '%s repeats its key on a retry and uses another key for other data',
  async (_, useSave) => {
    const keys: (string | null)[] = []
    const save = drawnBeside(async (input, init) => {
      const request = new Request(input, init)
      const isRead = request.method === 'GET' || /\/(List|Get)\w+$/.test(request.url)
      if (!isRead) keys.push(request.headers.get('idempotency-key'))
      return Response.json({}, { status: 503 })
    }, useSave)
    for (const isOther of [false, true, false]) await save(isOther).catch(() => null)
    const [first, other, again] = keys
    expect(first).toMatch(/^"[\w-]{36}"$/)
    expect(again).toBe(first)
    expect(other).toMatch(/^"[\w-]{36}"$/)
    expect(other).not.toBe(first)
  },
)
