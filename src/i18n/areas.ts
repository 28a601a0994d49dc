import type access from '#slices/sign-in/texts/access.en-US.json'
import type activateDevices from '#slices/devices/texts/en-US.json'
import type authorization from '#slices/alerts/texts/en-US.json'
import type bloodPressure from '#slices/blood-pressure/texts/en-US.json'
import type bloodSugar from '#slices/blood-sugar/texts/en-US.json'
import type bloodSugarAlerts from '#slices/blood-sugar/texts/alerts.en-US.json'
import type bloodSugarCare from '#slices/blood-sugar/texts/care.en-US.json'
import type bloodSugarEntry from '#slices/blood-sugar/texts/entry.en-US.json'
import type bodyComposition from '#slices/biometrics/texts/en-US.json'
import type chat from '#slices/chat/texts/en-US.json'
import type chatCards from '#slices/chat/texts/cards.en-US.json'
import type chatFind from '#slices/chat/texts/find.en-US.json'
import type coaching from '#slices/coaching/texts/en-US.json'
import type common from '#ui/texts/common.en-US.json'
import type communications from '#slices/communications/texts/en-US.json'
import type coverage from '#slices/coverage/texts/en-US.json'
import type dashboard from '#slices/dashboard/texts/en-US.json'
import type dashboardMore from '#slices/dashboard/texts/more.en-US.json'
import type doctorReport from '#slices/doctor-report/texts/en-US.json'
import type education from '#slices/education/texts/en-US.json'
import type figures from '#vitals/texts/figures.en-US.json'
import type food from '#slices/food-log/texts/en-US.json'
import type foodLogIntro from '#slices/food-log/texts/intro.en-US.json'
import type forms from '#ui/texts/forms.en-US.json'
import type goals from '#slices/goals/texts/en-US.json'
import type header from '#app/texts/header.en-US.json'
import type healthProfile from '#slices/health-profile/texts/en-US.json'
import type idle from '#slices/idle/texts/en-US.json'
import type kidneyHealth from '#slices/kidney/texts/en-US.json'
import type labOrders from '#slices/lab-orders/texts/en-US.json'
import type labReports from '#slices/labs/texts/en-US.json'
import type language from '#slices/language/texts/en-US.json'
import type nonMember from '#slices/non-members/texts/en-US.json'
import type notifications from '#app/texts/notifications.en-US.json'
import type olderBrowser from '#app/texts/older-browser.en-US.json'
import type orderSupplies from '#slices/supplies/texts/en-US.json'
import type outside from '#app/texts/behavioral-health.en-US.json'
import type payment from '#slices/payment/texts/en-US.json'
import type pending from '#slices/programs/texts/pending.en-US.json'
import type privacy from '#slices/privacy/texts/en-US.json'
import type profile from '#slices/account/texts/en-US.json'
import type pulse from '#slices/pulse/texts/en-US.json'
import type readings from '#vitals/texts/readings.en-US.json'
import type reminder from '#slices/reminders/texts/en-US.json'
import type programs from '#slices/programs/texts/en-US.json'
import type reportsAndData from '#slices/reports-and-data/texts/en-US.json'
import type scale from '#slices/weight/texts/scale.en-US.json'
import type shell from '#app/texts/shell.en-US.json'
import type signIn from '#slices/sign-in/texts/en-US.json'
import type sitemap from '#app/texts/sitemap.en-US.json'
import type staff from '#slices/impersonation/texts/en-US.json'
import type titles from '#app/texts/titles.en-US.json'
import type tour from '#slices/tours/texts/en-US.json'
import type transition from '#slices/migration/texts/en-US.json'
import type ui from '#ui/texts/ui.en-US.json'
import type userGuides from '#slices/user-guides/texts/en-US.json'
import type weight from '#slices/weight/texts/en-US.json'
import type weightEntry from '#slices/weight/texts/entry.en-US.json'
import type { BriefArea } from './brief-keys.ts'

/**
 * Every area of text, with its keys taken from the en-US file. A new slice adds one import and one
 * line.
 */
type Areas = {
  access: typeof access
  'activate-devices': typeof activateDevices
  authorization: typeof authorization
  'blood-pressure': typeof bloodPressure
  'blood-sugar': typeof bloodSugar
  'blood-sugar-alerts': typeof bloodSugarAlerts
  'blood-sugar-care': typeof bloodSugarCare
  'blood-sugar-entry': typeof bloodSugarEntry
  'body-composition': typeof bodyComposition
  chat: typeof chat
  'chat-cards': typeof chatCards
  'chat-find': typeof chatFind
  coaching: typeof coaching
  common: typeof common
  communications: typeof communications
  coverage: typeof coverage
  dashboard: typeof dashboard
  'dashboard-more': typeof dashboardMore
  'doctor-report': typeof doctorReport
  education: typeof education
  figures: typeof figures
  'food-log-intro': typeof foodLogIntro
  food: typeof food
  forms: typeof forms
  goals: typeof goals
  header: typeof header
  'health-profile': typeof healthProfile
  idle: typeof idle
  'kidney-health': typeof kidneyHealth
  'lab-orders': typeof labOrders
  'lab-reports': typeof labReports
  language: typeof language
  'non-member': typeof nonMember
  notifications: typeof notifications
  'older-browser': typeof olderBrowser
  'order-supplies': typeof orderSupplies
  outside: typeof outside
  payment: typeof payment
  pending: typeof pending
  privacy: typeof privacy
  profile: typeof profile
  pulse: typeof pulse
  readings: typeof readings
  reminder: typeof reminder
  programs: typeof programs
  'reports-and-data': typeof reportsAndData
  scale: typeof scale
  shell: typeof shell
  'sign-in': typeof signIn
  sitemap: typeof sitemap
  staff: typeof staff
  titles: typeof titles
  tour: typeof tour
  transition: typeof transition
  ui: typeof ui
  'user-guides': typeof userGuides
  weight: typeof weight
  'weight-entry': typeof weightEntry
}

/**
 * The name of a catalogue: `catalogues/<area>.<locale>.json`, or of the part of one that other
 * pages show.
 */
export type Area = keyof Areas | BriefArea

/** Every key of every area, such as `sign-in.title`. */
export type MessageKey = { [A in keyof Areas]: Extract<keyof Areas[A], string> }[keyof Areas]

/**
 * What a message's placeholders are filled with. Format dates and numbers first; counts stay
 * numbers.
 */
export type MessageValues = Readonly<Record<string, string | number>>
