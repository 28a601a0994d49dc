import type access from './catalogues/access.en-US.json'
import type activateDevices from './catalogues/activate-devices.en-US.json'
import type authorization from './catalogues/authorization.en-US.json'
import type bloodPressure from './catalogues/blood-pressure.en-US.json'
import type bloodSugar from './catalogues/blood-sugar.en-US.json'
import type bloodSugarAlerts from './catalogues/blood-sugar-alerts.en-US.json'
import type bloodSugarCare from './catalogues/blood-sugar-care.en-US.json'
import type bloodSugarEntry from './catalogues/blood-sugar-entry.en-US.json'
import type bodyComposition from './catalogues/body-composition.en-US.json'
import type chat from './catalogues/chat.en-US.json'
import type chatCards from './catalogues/chat-cards.en-US.json'
import type chatFind from './catalogues/chat-find.en-US.json'
import type coaching from './catalogues/coaching.en-US.json'
import type common from './catalogues/common.en-US.json'
import type communications from './catalogues/communications.en-US.json'
import type coverage from './catalogues/coverage.en-US.json'
import type dashboard from './catalogues/dashboard.en-US.json'
import type dashboardMore from './catalogues/dashboard-more.en-US.json'
import type doctorReport from './catalogues/doctor-report.en-US.json'
import type education from './catalogues/education.en-US.json'
import type figures from './catalogues/figures.en-US.json'
import type food from './catalogues/food.en-US.json'
import type foodLogIntro from './catalogues/food-log-intro.en-US.json'
import type forms from './catalogues/forms.en-US.json'
import type goals from './catalogues/goals.en-US.json'
import type header from './catalogues/header.en-US.json'
import type healthProfile from './catalogues/health-profile.en-US.json'
import type idle from './catalogues/idle.en-US.json'
import type kidneyHealth from './catalogues/kidney-health.en-US.json'
import type labOrders from './catalogues/lab-orders.en-US.json'
import type labReports from './catalogues/lab-reports.en-US.json'
import type language from './catalogues/language.en-US.json'
import type nonMember from './catalogues/non-member.en-US.json'
import type notifications from './catalogues/notifications.en-US.json'
import type olderBrowser from './catalogues/older-browser.en-US.json'
import type orderSupplies from './catalogues/order-supplies.en-US.json'
import type outside from './catalogues/outside.en-US.json'
import type payment from './catalogues/payment.en-US.json'
import type pending from './catalogues/pending.en-US.json'
import type privacy from './catalogues/privacy.en-US.json'
import type profile from './catalogues/profile.en-US.json'
import type pulse from './catalogues/pulse.en-US.json'
import type readings from './catalogues/readings.en-US.json'
import type reminder from './catalogues/reminder.en-US.json'
import type programs from './catalogues/programs.en-US.json'
import type reportsAndData from './catalogues/reports-and-data.en-US.json'
import type scale from './catalogues/scale.en-US.json'
import type shell from './catalogues/shell.en-US.json'
import type signIn from './catalogues/sign-in.en-US.json'
import type sitemap from './catalogues/sitemap.en-US.json'
import type staff from './catalogues/staff.en-US.json'
import type titles from './catalogues/titles.en-US.json'
import type tour from './catalogues/tour.en-US.json'
import type transition from './catalogues/transition.en-US.json'
import type ui from './catalogues/ui.en-US.json'
import type userGuides from './catalogues/user-guides.en-US.json'
import type weight from './catalogues/weight.en-US.json'
import type weightEntry from './catalogues/weight-entry.en-US.json'
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
