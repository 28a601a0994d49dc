import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useContactChanges } from '#slices/alerts/api/use-contact-changes.ts'
import {
  useAddPressure,
  useCorrectPressure,
  useRemovePressure,
} from '#slices/blood-pressure/api/blood-pressure-mutations.ts'
import {
  useEditBloodSugar,
  useLeaveOutBloodSugar,
  useRemoveBloodSugar,
} from '#slices/blood-sugar/api/blood-sugar-corrections.ts'
import { useAddBloodSugar } from '#slices/blood-sugar/api/blood-sugar-mutations.ts'
import { useDismissStart, useMarkStart } from '#slices/dashboard/api/launchpad-mutations.ts'
import { useDismissTask, useRestoreTask } from '#slices/dashboard/api/user-task-queries.ts'
import {
  useMakeReportLink,
  useRevokeReportLink,
} from '#slices/doctor-report/api/use-report-links.ts'
import { useOpenCourse, useRecordLesson } from '#slices/education/api/education-queries.ts'
import {
  useChooseFoodFocus,
  useDeleteFoodEntry,
  useEndFoodFocus,
  useSaveFoodEntry,
  useSetFavoriteFood,
} from '#slices/food-log/api/food-log-queries.ts'
import { useDeleteGoal, useSetGoal } from '#slices/goals/api/goal-queries.ts'
import { useOrderKit } from '#slices/lab-orders/api/lab-order-queries.ts'
import {
  useAddMethod,
  useDeleteMethod,
  useSetDefaultMethod,
} from '#slices/payment/api/payment-queries.ts'
import { useDeleteReminder, useSetReminder } from '#slices/reminders/api/reminder-queries.ts'
import { newReminder } from '#slices/reminders/model/reminder-input.ts'
import { addReading, removeReading } from '#slices/readings-import/api/import-calls.ts'
import {
  useAddPasskey,
  useConfirmAuthenticator,
  useRemoveSecondStep,
  useStartAuthenticator,
} from '#slices/second-steps/api/second-step-queries.ts'
import { usePlaceOrder, useSaveStripsLeft } from '#slices/supplies/api/supply-writes.ts'
import { useCorrectWeight, useRemoveWeight } from '#slices/weight/api/weight-corrections.ts'
import { useAddWeight } from '#slices/weight/api/weight-mutations.ts'
import { useSaveLanguage } from '#session/member/api/language-mutations.ts'
import { ana } from '#session/member/model/testing/contact-fixtures.ts'
import {
  useBookSession,
  useCancelSession,
  useMoveSession,
} from '#vitals/api/care/coaching-queries.ts'

const timestamp = '2026-11-20T06:15:00'
const timeZone = 'America/New_York'
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
const address = {
  addressLine1: '27 Maple Avenue',
  addressLine2: null,
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
}
const content = { meal: 'LUNCH', eatTime: '2026-11-20T12:30:00', note: '', foods: [] } as const

/** Their `null` says that nothing was left to do. */
const named = (id: string | null) => ({ id })
const useImportClients = () => ({ portal: usePortalClient(), rpc: useRpcClient() })
const foundSugar = (value: number | null, beyond: 'low' | 'high' | null) =>
  ({
    kind: 'blood-sugar',
    timestamp,
    value,
    beyond,
    meal: null,
    note: null,
    shortInsulin: null,
    longInsulin: null,
  }) as never

/** The writes of the hooks, each of an item with an id of its own. */
export const writeRegistry: Readonly<Record<string, () => () => Promise<unknown>>> = {
  'add a contact': function useAdd() {
    const { add } = useContactChanges()
    return () => add('FA', { firstName: 'Ana', lastName: 'Ruiz', email: null, phones: [] })
  },
  'remove a contact': function useRemove() {
    const { remove } = useContactChanges()
    return () => remove({ ...ana, id: 'contact-1' })
  },
  'ask for the key of an app': function useStart() {
    const start = useStartAuthenticator()
    return () => start('a password')
  },
  'hand in the first code of an app': function useConfirm() {
    const confirm = useConfirmAuthenticator()
    return () => confirm('123456')
  },
  'ask for a passkey': function useAdd() {
    const add = useAddPasskey()
    return () => add({ name: 'My phone', password: 'a password' })
  },
  'remove a second step': function useRemove() {
    const remove = useRemoveSecondStep()
    return () => remove({ id: 'step-1', password: 'a password' })
  },
  'add a blood pressure': function useAdd() {
    const save = useAddPressure()
    return () => save({ timestamp, timeZone, systolic: 126, diastolic: 78, pulse: 66 })
  },
  'correct a blood pressure': function useCorrect() {
    const save = useCorrectPressure()
    return () => save({ id: 'pressure-1', timestamp, systolic: 126, diastolic: 78, pulse: null })
  },
  'remove a blood pressure': function useRemove() {
    const { save } = useRemovePressure()
    return () => save('pressure-1')
  },
  'add a blood sugar': function useAdd() {
    const save = useAddBloodSugar()
    return () => save({ timestamp, timeZone, value: 118, tags })
  },
  'correct and tag a blood sugar': function useEdit() {
    const save = useEditBloodSugar()
    return () =>
      save({
        id: 'sugar-1',
        correction: { timestamp, value: 121, isBelow: false, isAbove: false },
        change: { tags: { carbGrams: 30 } },
      })
  },
  'correct a blood sugar to Lo': function useEdit() {
    const save = useEditBloodSugar()
    return () =>
      save({
        id: 'sugar-1',
        correction: { timestamp, value: null, isBelow: true, isAbove: false },
        change: null,
      })
  },
  'correct a blood sugar to Hi': function useEdit() {
    const save = useEditBloodSugar()
    return () =>
      save({
        id: 'sugar-1',
        correction: { timestamp, value: null, isBelow: false, isAbove: true },
        change: null,
      })
  },
  'leave a blood sugar out': function useLeaveOut() {
    const { save } = useLeaveOutBloodSugar(true)
    return () => save('sugar-1')
  },
  'count a blood sugar again': function useCount() {
    const { save } = useLeaveOutBloodSugar(false)
    return () => save('sugar-1')
  },
  'remove a blood sugar': function useRemove() {
    const { save } = useRemoveBloodSugar()
    return () => save('sugar-1')
  },
  'add a weight': function useAdd() {
    const save = useAddWeight()
    return () => save({ timestamp, timeZone, pounds: 196.4 })
  },
  'correct a weight': function useCorrect() {
    const save = useCorrectWeight()
    return () => save({ id: 'weight-1', timestamp, pounds: 195.2 })
  },
  'remove a weight': function useRemove() {
    const { save } = useRemoveWeight()
    return () => save('weight-1')
  },
  'import a weight': function useImport() {
    const clients = useImportClients()
    return () =>
      addReading(clients, { kind: 'weight', timestamp, pounds: 196.4 } as never, timeZone).then(
        named,
      )
  },
  'import a blood sugar': function useImport() {
    const clients = useImportClients()
    return () => addReading(clients, foundSugar(118, null), timeZone).then(named)
  },
  'import a Lo': function useImport() {
    const clients = useImportClients()
    return () => addReading(clients, foundSugar(null, 'low'), timeZone).then(named)
  },
  'import a Hi': function useImport() {
    const clients = useImportClients()
    return () => addReading(clients, foundSugar(null, 'high'), timeZone).then(named)
  },
  'take an imported weight back': function useTakeBack() {
    const clients = useImportClients()
    return () => removeReading(clients, { kind: 'weight', id: 'weight-1' }).then(named)
  },
  'take an imported blood sugar back': function useTakeBack() {
    const clients = useImportClients()
    return () => removeReading(clients, { kind: 'blood-sugar', id: 'sugar-1' } as never).then(named)
  },
  'mark a first step': function useMark() {
    const { save } = useMarkStart()
    return () => save({ name: 'COACHING', status: 'COMPLETED' })
  },
  'hide the first steps': function useDismiss() {
    const { save } = useDismissStart()
    return () => save(undefined)
  },
  'dismiss a task': function useDismiss() {
    const { save } = useDismissTask()
    return () => save('task-1')
  },
  'take a task back': function useRestore() {
    const { save } = useRestoreTask()
    return () => save('task-1')
  },
  'make a report link': function useMake() {
    const save = useMakeReportLink()
    return () => save({ lastsDays: 7, reportDays: 30, parts: ['labs'] })
  },
  'revoke a report link': function useRevoke() {
    const { save } = useRevokeReportLink()
    return () => save('link-1')
  },
  'open a course': function useOpen() {
    const { save } = useOpenCourse()
    return () => save('course-1')
  },
  'record a lesson': function useRecord() {
    const { save } = useRecordLesson()
    return () => save({ courseId: 'course-1', lessonId: 'lesson-1', answerId: 'answer-1' })
  },
  'add a meal': function useAdd() {
    const save = useSaveFoodEntry()
    return () => save({ clientEntryId: 'meal-1', content })
  },
  'change a meal': function useChange() {
    const save = useSaveFoodEntry()
    return () => save({ entryId: 'meal-1', revision: 3, content })
  },
  'delete a meal': function useDelete() {
    const { save } = useDeleteFoodEntry()
    return () => save('meal-1')
  },
  'make a food a favorite': function useFavorite() {
    const { save } = useSetFavoriteFood()
    return () => save({ foodId: 'food-1', favorite: true })
  },
  'choose a food focus': function useChoose() {
    const { save } = useChooseFoodFocus()
    return () => save('VEGETABLES')
  },
  'end a food focus': function useEnd() {
    const { save } = useEndFoodFocus()
    return () => save({ id: 'focus-1', outcome: 'STOPPED' })
  },
  'set a goal': function useSet() {
    const save = useSetGoal()
    const told = { kind: 'ACTIVITY', title: 'Walk', startDate: '2026-11-20' }
    return () => save({ id: 'goal-1', told: told as never, shown: null })
  },
  'delete a goal': function useDelete() {
    const { save } = useDeleteGoal()
    return () => save('goal-1')
  },
  'order a lab kit': function useOrder() {
    const order = useOrderKit()
    return () =>
      order({
        companyCode: 'ACME',
        firstName: 'Rosa',
        lastName: 'Delgado',
        birthDate: '1964-03-09',
        email: 'rosa@example.com',
        phone: '2075550163',
        address,
      })
  },
  'add a payment method': function useAdd() {
    const { save } = useAddMethod()
    return () => save({ processorToken: 'token-1', makeDefault: true })
  },
  'make a payment method the default': function useSetDefault() {
    const { save } = useSetDefaultMethod()
    return () => save('method-1')
  },
  'remove a payment method': function useRemove() {
    const { save } = useDeleteMethod()
    return () => save('method-1')
  },
  'add a reminder': function useAdd() {
    const save = useSetReminder()
    return () => save({ id: null, told: newReminder('WEIGHT'), shown: null })
  },
  'delete a reminder': function useDelete() {
    const { save } = useDeleteReminder()
    return () => save('reminder-1')
  },
  'order supplies': function usePlace() {
    const { save } = usePlaceOrder()
    return () => save('LANCETS')
  },
  'save the strip count': function useSave() {
    const save = useSaveStripsLeft()
    return () => save(120)
  },
  'save the language': function useSave() {
    const save = useSaveLanguage()
    return () => save('es-US' as never)
  },
  'book a session': function useBook() {
    const save = useBookSession()
    return () => save({ bookingId: 'booking-1', slotId: 'slot-1', kind: 'INTRO', medium: 'PHONE' })
  },
  'move a session': function useMove() {
    const save = useMoveSession()
    return () =>
      save({ id: 'session-1', slot: { id: 'slot-1', startTime: '2026-11-24T17:30:00Z' } })
  },
  'cancel a session': function useCancel() {
    const { save } = useCancelSession()
    return () => save('session-1')
  },
}
