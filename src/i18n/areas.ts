import type account from '#slices/account/texts/en-US.json'
import type alerts from '#slices/alerts/texts/en-US.json'
import type alertsContacts from '#slices/alerts/texts/contacts.en-US.json'
import type behavioralHealth from '#app/texts/behavioral-health.en-US.json'
import type biometrics from '#slices/biometrics/texts/en-US.json'
import type bloodPressure from '#slices/blood-pressure/texts/en-US.json'
import type bloodPressureEntry from '#slices/blood-pressure/texts/entry.en-US.json'
import type bloodSugar from '#slices/blood-sugar/texts/en-US.json'
import type bloodSugarAlerts from '#slices/blood-sugar/texts/alerts.en-US.json'
import type bloodSugarCare from '#slices/blood-sugar/texts/care.en-US.json'
import type bloodSugarEntry from '#slices/blood-sugar/texts/entry.en-US.json'
import type chat from '#slices/chat/texts/en-US.json'
import type chatCards from '#slices/chat/texts/cards.en-US.json'
import type chatFind from '#slices/chat/texts/find.en-US.json'
import type coaching from '#slices/coaching/texts/en-US.json'
import type common from '#ui/texts/common.en-US.json'
import type communications from '#slices/communications/texts/en-US.json'
import type corrections from '#vitals/texts/corrections.en-US.json'
import type coverage from '#slices/coverage/texts/en-US.json'
import type dashboard from '#slices/dashboard/texts/en-US.json'
import type dashboardMore from '#slices/dashboard/texts/more.en-US.json'
import type devices from '#slices/devices/texts/en-US.json'
import type doctorReport from '#slices/doctor-report/texts/en-US.json'
import type doctorReportLinks from '#slices/doctor-report/texts/links.en-US.json'
import type doctorReportShared from '#slices/doctor-report/texts/shared.en-US.json'
import type education from '#slices/education/texts/en-US.json'
import type figures from '#vitals/texts/figures.en-US.json'
import type foodLog from '#slices/food-log/texts/en-US.json'
import type foodLogIntro from '#slices/food-log/texts/intro.en-US.json'
import type forms from '#ui/texts/forms.en-US.json'
import type goals from '#slices/goals/texts/en-US.json'
import type guides from '#vitals/texts/guides.en-US.json'
import type header from '#app/texts/header.en-US.json'
import type healthProfile from '#slices/health-profile/texts/en-US.json'
import type idle from '#slices/idle/texts/en-US.json'
import type impersonation from '#slices/impersonation/texts/en-US.json'
import type kidney from '#slices/kidney/texts/en-US.json'
import type labOrders from '#slices/lab-orders/texts/en-US.json'
import type labs from '#slices/labs/texts/en-US.json'
import type language from '#slices/language/texts/en-US.json'
import type migration from '#slices/migration/texts/en-US.json'
import type nonMembers from '#slices/non-members/texts/en-US.json'
import type notifications from '#app/texts/notifications.en-US.json'
import type olderBrowser from '#app/texts/older-browser.en-US.json'
import type payment from '#slices/payment/texts/en-US.json'
import type privacy from '#slices/privacy/texts/en-US.json'
import type profile from '#app/texts/profile.en-US.json'
import type programs from '#slices/programs/texts/en-US.json'
import type programsPending from '#slices/programs/texts/pending.en-US.json'
import type pulse from '#slices/pulse/texts/en-US.json'
import type readings from '#vitals/texts/readings.en-US.json'
import type readingsImport from '#slices/readings-import/texts/en-US.json'
import type reminders from '#slices/reminders/texts/en-US.json'
import type reportsAndData from '#slices/reports-and-data/texts/en-US.json'
import type secondSteps from '#slices/second-steps/texts/en-US.json'
import type shell from '#app/texts/shell.en-US.json'
import type signIn from '#slices/sign-in/texts/en-US.json'
import type signInAccess from '#slices/sign-in/texts/access.en-US.json'
import type sitemap from '#app/texts/sitemap.en-US.json'
import type supplies from '#slices/supplies/texts/en-US.json'
import type titles from '#app/texts/titles.en-US.json'
import type tours from '#slices/tours/texts/en-US.json'
import type ui from '#ui/texts/ui.en-US.json'
import type userGuides from '#slices/user-guides/texts/en-US.json'
import type weight from '#slices/weight/texts/en-US.json'
import type weightEntry from '#slices/weight/texts/entry.en-US.json'
import type weightScale from '#slices/weight/texts/scale.en-US.json'
import type { BriefArea } from './brief-keys.ts'

/**
 * Every area of text, with its keys from its en-US file. A new area adds one import and one line.
 */
type Areas = {
  account: typeof account
  alerts: typeof alerts
  'alerts-contacts': typeof alertsContacts
  'behavioral-health': typeof behavioralHealth
  biometrics: typeof biometrics
  'blood-pressure': typeof bloodPressure
  'blood-pressure-entry': typeof bloodPressureEntry
  'blood-sugar': typeof bloodSugar
  'blood-sugar-alerts': typeof bloodSugarAlerts
  'blood-sugar-care': typeof bloodSugarCare
  'blood-sugar-entry': typeof bloodSugarEntry
  chat: typeof chat
  'chat-cards': typeof chatCards
  'chat-find': typeof chatFind
  coaching: typeof coaching
  common: typeof common
  communications: typeof communications
  corrections: typeof corrections
  coverage: typeof coverage
  dashboard: typeof dashboard
  'dashboard-more': typeof dashboardMore
  devices: typeof devices
  'doctor-report': typeof doctorReport
  'doctor-report-links': typeof doctorReportLinks
  'doctor-report-shared': typeof doctorReportShared
  education: typeof education
  figures: typeof figures
  'food-log': typeof foodLog
  'food-log-intro': typeof foodLogIntro
  forms: typeof forms
  goals: typeof goals
  guides: typeof guides
  header: typeof header
  'health-profile': typeof healthProfile
  idle: typeof idle
  impersonation: typeof impersonation
  kidney: typeof kidney
  'lab-orders': typeof labOrders
  labs: typeof labs
  language: typeof language
  migration: typeof migration
  'non-members': typeof nonMembers
  notifications: typeof notifications
  'older-browser': typeof olderBrowser
  payment: typeof payment
  privacy: typeof privacy
  profile: typeof profile
  programs: typeof programs
  'programs-pending': typeof programsPending
  pulse: typeof pulse
  readings: typeof readings
  'readings-import': typeof readingsImport
  reminders: typeof reminders
  'reports-and-data': typeof reportsAndData
  'second-steps': typeof secondSteps
  shell: typeof shell
  'sign-in': typeof signIn
  'sign-in-access': typeof signInAccess
  sitemap: typeof sitemap
  supplies: typeof supplies
  titles: typeof titles
  tours: typeof tours
  ui: typeof ui
  'user-guides': typeof userGuides
  weight: typeof weight
  'weight-entry': typeof weightEntry
  'weight-scale': typeof weightScale
}

/**
 * The name of an area (text-sources.ts derives it from the path), or of the brief part that other
 * pages show.
 */
export type Area = keyof Areas | BriefArea

/** Every key of every area, such as `sign-in.title`. */
export type MessageKey = { [A in keyof Areas]: Extract<keyof Areas[A], string> }[keyof Areas]

/** The placeholder values of a message. Format dates and numbers first; counts stay numbers. */
export type MessageValues = Readonly<Record<string, string | number>>
