import { accessCodes } from './rest/access-codes.ts'
import { accessLog } from './rest/access-log.ts'
import { account } from './rest/account/account.ts'
import { alerts } from './rest/alerts.ts'
import { bloodPressureEntry } from './rest/blood-pressure/blood-pressure-entry.ts'
import { bloodPressure } from './rest/blood-pressure/blood-pressure.ts'
import { bloodSugarCorrection } from './rest/blood-sugar/blood-sugar-correction.ts'
import { bloodSugarEntry } from './rest/blood-sugar/blood-sugar-entry.ts'
import { bloodSugarStats } from './rest/blood-sugar/blood-sugar-stats.ts'
import { bloodSugar } from './rest/blood-sugar/blood-sugar.ts'
import { cardiometabolic } from './rest/cardiometabolic.ts'
import { contacts } from './rest/contacts.ts'
import { devices } from './rest/devices.ts'
import { emailVerification } from './rest/email-verification.ts'
import { features } from './rest/features.ts'
import { healthProfile } from './rest/health-profile.ts'
import { impersonation } from './rest/impersonation.ts'
import { labOrders } from './rest/lab-orders.ts'
import { labs } from './rest/labs.ts'
import { launchpad } from './rest/launchpad.ts'
import { mfa } from './rest/mfa.ts'
import { migration } from './rest/migration.ts'
import type { RestHandlers } from './rest-call.ts'
import { nonMembers } from './rest/non-members.ts'
import { partners } from './rest/partners.ts'
import { passwords } from './rest/passwords.ts'
import { personalInformation } from './rest/account/personal-information.ts'
import { preferences } from './rest/preferences.ts'
import { reportLinks } from './rest/report-links.ts'
import { secondSteps } from './rest/second-steps.ts'
import { signIn } from './rest/sign-in.ts'
import { supplies } from './rest/supplies.ts'
import { teams } from './rest/teams.ts'
import { weightStats } from './rest/weight/weight-stats.ts'
import { weightCorrection } from './rest/weight/weight-correction.ts'
import { weightTarget } from './rest/weight/weight-target.ts'
import { weight } from './rest/weight/weight.ts'

/** Handlers of all REST operations. The type requires every one. */
export const restHandlers: RestHandlers = {
  ...signIn,
  ...mfa,
  ...passwords,
  ...secondSteps,
  ...reportLinks,
  ...emailVerification,
  ...accessCodes,
  ...partners,
  ...teams,
  ...migration,
  ...impersonation,
  ...accessLog,
  ...account,
  ...features,
  ...personalInformation,
  ...contacts,
  ...preferences,
  ...healthProfile,
  ...supplies,
  ...devices,
  ...labs,
  ...labOrders,
  ...nonMembers,
  ...cardiometabolic,
  ...launchpad,
  ...bloodPressure,
  ...bloodPressureEntry,
  ...bloodSugar,
  ...bloodSugarCorrection,
  ...bloodSugarEntry,
  ...bloodSugarStats,
  ...alerts,
  ...weight,
  ...weightStats,
  ...weightCorrection,
  ...weightTarget,
}
