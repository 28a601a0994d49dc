import type { ReactNode } from 'react'
import { BookSessionForm } from '#slices/coaching/ui/booking/book-session-form.tsx'
import { MoveSessionForm } from '#slices/coaching/ui/details/move-session-form.tsx'
import { EditBloodSugarDialog } from '#slices/blood-sugar/ui/all-logs/edit-blood-sugar-dialog.tsx'
import { EditPressureDialog } from '#slices/blood-pressure/ui/all-logs/edit-pressure-dialog.tsx'
import { PressureEntryForm } from '#slices/blood-pressure/ui/entry/pressure-entry-form.tsx'
import { newPressureInput } from '#slices/blood-pressure/model/pressure-form.ts'
import { BloodSugarEntryForm } from '#slices/blood-sugar/ui/entry/blood-sugar-entry-form.tsx'
import { AlertRecipientsForm } from '#slices/blood-sugar/ui/friends-and-family/alert-recipients-form.tsx'
import { OutreachThresholdsForm } from '#slices/blood-sugar/ui/friends-and-family/outreach-thresholds-form.tsx'
import { newBloodSugarInput } from '#slices/blood-sugar/model/blood-sugar-form.ts'
import { ChangePasswordForm } from '#slices/account/ui/change-password-form.tsx'
import { CommunicationsForm } from '#slices/communications/ui/communications-form.tsx'
import { ContactDialog } from '#slices/alerts/ui/contacts/contact-dialog.tsx'
import { ShareLink } from '#slices/doctor-report/ui/links/share-link.tsx'
import { FoodEntryForm } from '#slices/food-log/ui/entry/food-entry-form.tsx'
import { newFoodEntryInput } from '#slices/food-log/model/food-form.ts'
import { GoalForm } from '#slices/goals/ui/edit/goal-form.tsx'
import { newGoal } from '#slices/goals/model/goal-plan-form.ts'
import { HealthProfileForm } from '#slices/health-profile/ui/health-profile-form.tsx'
import { LabOrderAddressForm } from '#slices/lab-orders/ui/address/lab-order-address-form.tsx'
import { OrderFormScreen } from '#slices/non-members/ui/order/order-form-screen.tsx'
import { PersonalForm } from '#slices/account/ui/personal-form.tsx'
import { ReminderForm } from '#slices/reminders/ui/edit/reminder-form.tsx'
import { newReminder } from '#slices/reminders/model/reminder-input.ts'
import { FirstCodeDialog } from '#slices/second-steps/ui/add-app-dialog.tsx'
import { AddPasskeyDialog } from '#slices/second-steps/ui/add-passkey-dialog.tsx'
import { PasswordDialog } from '#slices/second-steps/ui/password-dialog.tsx'
import { CountForm } from '#slices/supplies/ui/test-strips-panel.tsx'
import { HeightForm } from '#slices/weight/ui/overview/add-height.tsx'
import { WeightGoalForm } from '#slices/weight/ui/overview/weight-goal-form.tsx'
import { EditWeightDialog } from '#slices/weight/ui/all-logs/edit-weight-dialog.tsx'
import { WeightEntryForm } from '#slices/weight/ui/entry/weight-entry-form.tsx'
import { newWeightInput } from '#slices/weight/model/weight-form.ts'
import { ana } from '#session/member/model/testing/contact-fixtures.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { bloodSugarLog } from '#vitals/model/testing/blood-sugar-fixtures.ts'

/** A form with two edits that a member could type, one after the other. */
export type RegisteredForm = {
  readonly form: ReactNode
  /** The form of another such thing; null for what a member has once. */
  readonly other: ReactNode | null
  readonly first: object
  readonly second: object
  /** A password; it leaves no draft. */
  readonly isSecret?: true
}

const nothing = () => undefined
const today = '2026-11-20'
export const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1964-03-09',
  email: 'rosa@example.com',
  phones: [],
  address: null,
}
// Only what the form calls on it while it opens.
const words = {
  t: String,
  today,
  day: String,
  when: String,
  full: String,
  moment: String,
  pounds: String,
  endOf: String,
} as never
const none = { items: [], leftOut: 0 }
const threshold = { threshold: 70, destinations: [], leftOut: 0 }
const preferences = {
  low: 70,
  high: 300,
  contactMethod: 'PHONE',
  immediateSupport: false,
  startTime: '22:00',
  endTime: '06:00',
  optInAlerts: true,
} as const
const [reading] = bloodSugarLog([[0, 118]])
const weight = {
  id: 'w-1',
  timestamp: '2026-11-20T06:55:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  pounds: 196.4,
  isIrregular: false,
  biometrics: null,
  source: 'DEVICE',
} as const
const pressure = {
  id: 'bp-1',
  timestamp: '2026-11-20T06:55:00',
  utcOffset: '-05:00',
  timeZone: 'America/New_York',
  systolic: 136,
  diastolic: 78,
  pulse: 66,
  source: 'SELF_REPORTED',
} as const
const text = (field: string) => ({ first: { [field]: '12' }, second: { [field]: '13' } })

const moveSession = (id: string) => (
  <MoveSessionForm
    session={{ id, kind: 'INTRO', medium: 'VIDEO', startTime: `${today}T17:30:00Z` } as never}
    words={words}
    onClose={nothing}
    onMoved={nothing}
  />
)
const mealForm = (id: string) => (
  <FoodEntryForm
    initial={newFoodEntryInput(today, '08:00', 'LUNCH')}
    entry={
      { id, meal: 'LUNCH', eatTime: `${today}T08:00:00`, foods: { items: [], leftOut: 0 } } as never
    }
  />
)

/** Every file that calls `useForm`, with its forms. */
export const formRegistry: Readonly<Record<string, Readonly<Record<string, RegisteredForm>>>> = {
  'src/slices/account/ui/change-password-form.tsx': {
    password: {
      other: null,
      form: <ChangePasswordForm />,
      first: { current: 'first-one', next: 'second-one' },
      second: { next: 'third-one' },
      isSecret: true,
    },
  },
  'src/slices/account/ui/personal-form.tsx': {
    'personal details': {
      other: null,
      form: <PersonalForm personal={rosa} />,
      ...text('lastName'),
    },
  },
  'src/slices/blood-pressure/ui/all-logs/edit-pressure-dialog.tsx': {
    'stored blood pressure': {
      other: (
        <EditPressureDialog reading={{ ...pressure, id: 'bp-2' }} words={words} onClose={nothing} />
      ),
      form: <EditPressureDialog reading={pressure} words={words} onClose={nothing} />,
      first: { systolic: '126' },
      second: { systolic: '127' },
    },
  },
  'src/slices/blood-pressure/ui/entry/pressure-entry-form.tsx': {
    'new blood pressure': {
      other: null,
      form: (
        <PressureEntryForm
          initial={newPressureInput(today, '08:00')}
          takesFocus
          sitting={[]}
          onTyped={nothing}
          onSaved={nothing}
        />
      ),
      first: { systolic: '126' },
      second: { systolic: '127' },
    },
  },
  'src/slices/blood-sugar/ui/all-logs/edit-blood-sugar-dialog.tsx': {
    'stored blood sugar reading': {
      other: reading && (
        <EditBloodSugarDialog
          reading={{ ...reading, id: 'another' }}
          words={words}
          onClose={nothing}
        />
      ),
      form: reading && <EditBloodSugarDialog reading={reading} words={words} onClose={nothing} />,
      ...text('carb'),
    },
  },
  'src/slices/blood-sugar/ui/entry/blood-sugar-entry-form.tsx': {
    'new blood sugar reading': {
      other: null,
      form: <BloodSugarEntryForm initial={newBloodSugarInput(today, '08:00')} onSaved={nothing} />,
      ...text('value'),
    },
  },
  'src/slices/blood-sugar/ui/friends-and-family/alert-recipients-form.tsx': {
    'alert recipients': {
      other: null,
      form: (
        <AlertRecipientsForm
          people={[ana]}
          settings={{ preferences, low: threshold, high: { ...threshold, threshold: 300 } }}
        />
      ),
      first: { low: '65' },
      second: { low: '66' },
    },
  },
  'src/slices/blood-sugar/ui/friends-and-family/outreach-thresholds-form.tsx': {
    'outreach thresholds': {
      other: null,
      form: <OutreachThresholdsForm preferences={preferences} />,
      first: { low: '65' },
      second: { low: '66' },
    },
  },
  'src/slices/coaching/ui/booking/book-session-form.tsx': {
    'coaching session': {
      other: null,
      form: <BookSessionForm kind="INTRO" words={words} />,
      first: { medium: 'PHONE' },
      second: { day: '2026-11-21', slotId: 's-1' },
    },
  },
  'src/slices/coaching/ui/details/move-session-form.tsx': {
    'move session cs-1': {
      other: moveSession('cs-2'),
      form: moveSession('cs-1'),
      first: { slotId: 's-1' },
      second: { slotId: 's-2' },
    },
  },
  'src/slices/communications/ui/communications-form.tsx': {
    communications: {
      other: null,
      form: (
        <CommunicationsForm
          preferences={{ channels: none, reminderFrequency: 'DAY', weekdays: [] } as never}
        />
      ),
      first: { reminderFrequency: 'WEEK' },
      second: { reminderFrequency: 'MONTH' },
    },
  },
  'src/slices/alerts/ui/contacts/contact-dialog.tsx': {
    'new contact': {
      other: null,
      form: <ContactDialog contact={null} onAdded={nothing} onClose={nothing} />,
      ...text('lastName'),
    },
    contact: {
      other: <ContactDialog contact={{ ...ana, id: 'ct-2' }} onAdded={nothing} onClose={nothing} />,
      form: <ContactDialog contact={ana} onAdded={nothing} onClose={nothing} />,
      ...text('lastName'),
    },
  },
  'src/slices/doctor-report/ui/links/share-link.tsx': {
    'report link': {
      other: null,
      form: (
        <ShareLink
          available={['weight', 'labs']}
          parts={['weight', 'labs']}
          days={30}
          words={words}
          onClose={nothing}
        />
      ),
      first: { lasts: 30 },
      second: { parts: ['labs'] },
    },
  },
  'src/slices/food-log/ui/entry/food-entry-form.tsx': {
    meal: { form: mealForm('m-1'), other: mealForm('m-2'), ...text('note') },
    'new meal': {
      other: null,
      form: <FoodEntryForm initial={newFoodEntryInput(today, '08:00', 'LUNCH')} entry={null} />,
      ...text('note'),
    },
  },
  'src/slices/goals/ui/edit/goal-form.tsx': {
    'new goal': {
      other: null,
      form: <GoalForm id={null} kinds={['ACTIVITY']} initial={newGoal('ACTIVITY', today)} />,
      ...text('title'),
    },
    goal: {
      other: <GoalForm id="g-2" kinds={['ACTIVITY']} initial={newGoal('ACTIVITY', today)} />,
      form: <GoalForm id="g-1" kinds={['ACTIVITY']} initial={newGoal('ACTIVITY', today)} />,
      ...text('title'),
    },
  },
  'src/slices/health-profile/ui/health-profile-form.tsx': {
    'health profile': {
      other: null,
      form: (
        <HealthProfileForm
          birthDate="1964-03-09"
          info={{
            heightInches: 64,
            a1cTenths: null,
            conditions: [],
            medications: [],
            allergies: [],
            usesInsulin: null,
            smokingStatus: null,
            race: [],
            sexualOrientation: null,
            genderIdentity: null,
            pronouns: null,
          }}
        />
      ),
      first: { newMedication: 'Metformin' },
      second: { medications: ['Lisinopril'], newMedication: '' },
    },
  },
  'src/slices/lab-orders/ui/address/lab-order-address-form.tsx': {
    'address of a lab kit': {
      other: null,
      form: <LabOrderAddressForm personal={rosa} onSaved={nothing} />,
      ...text('addressLine1'),
    },
  },
  'src/slices/non-members/ui/order/order-form-screen.tsx': {
    'lab kit order': {
      other: null,
      form: <OrderFormScreen about="/" onOrdered={nothing} />,
      ...text('lastName'),
    },
  },
  'src/slices/reminders/ui/edit/reminder-form.tsx': {
    'new reminder': {
      other: null,
      form: (
        <ReminderForm kinds={['MEDICATION']} initial={newReminder('MEDICATION')} shown={null} />
      ),
      ...text('label'),
    },
    reminder: {
      other: (
        <ReminderForm
          kinds={['MEDICATION']}
          initial={newReminder('MEDICATION')}
          shown={{ ...newReminder('MEDICATION'), id: 'r-2' }}
        />
      ),
      form: (
        <ReminderForm
          kinds={['MEDICATION']}
          initial={newReminder('MEDICATION')}
          shown={{ ...newReminder('MEDICATION'), id: 'r-1' }}
        />
      ),
      ...text('label'),
    },
  },
  'src/slices/second-steps/ui/add-app-dialog.tsx': {
    'first code of an app': {
      other: null,
      form: (
        <FirstCodeDialog
          setup={{ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a', expiresIn: 900 }}
          onClose={nothing}
        />
      ),
      first: { code: '123456' },
      second: { code: '654321' },
      isSecret: true,
    },
  },
  'src/slices/second-steps/ui/add-passkey-dialog.tsx': {
    'new passkey': {
      other: null,
      form: <AddPasskeyDialog onClose={nothing} />,
      first: { name: 'My phone', password: 'first-one' },
      second: { name: 'My key' },
      isSecret: true,
    },
  },
  'src/slices/second-steps/ui/password-dialog.tsx': {
    'password of a second step': {
      other: null,
      form: (
        <PasswordDialog
          title="a"
          save="b"
          trouble="c"
          work={() => Promise.resolve()}
          onClose={nothing}
        />
      ),
      first: { password: 'first-one' },
      second: { password: 'second-one' },
      isSecret: true,
    },
  },
  'src/slices/supplies/ui/test-strips-panel.tsx': {
    'strip count': { other: null, form: <CountForm left={100} />, ...text('count') },
  },
  'src/slices/weight/ui/all-logs/edit-weight-dialog.tsx': {
    'stored weight': {
      other: (
        <EditWeightDialog
          reading={{ ...weight, id: 'w-2' }}
          words={words}
          mark={null}
          onClose={nothing}
        />
      ),
      form: <EditWeightDialog reading={weight} words={words} mark={null} onClose={nothing} />,
      ...text('pounds'),
    },
  },
  'src/slices/weight/ui/entry/weight-entry-form.tsx': {
    'new weight': {
      other: null,
      form: <WeightEntryForm initial={newWeightInput(today, '08:00')} onSaved={nothing} />,
      ...text('pounds'),
    },
  },
  'src/slices/weight/ui/overview/add-height.tsx': {
    height: { other: null, form: <HeightForm onClose={nothing} />, ...text('feet') },
  },
  'src/slices/weight/ui/overview/weight-goal-form.tsx': {
    'weight goal': {
      other: null,
      form: <WeightGoalForm title="" target={undefined} overall={null} onClose={nothing} />,
      ...text('goal'),
    },
  },
}
