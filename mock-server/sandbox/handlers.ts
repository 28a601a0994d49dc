import { accessCodes } from './access-codes.ts'
import { account } from './account.ts'
import { alerts } from './alerts.ts'
import { bloodPressure } from './blood-pressure.ts'
import { bloodSugarEntry } from './blood-sugar-entry.ts'
import { bloodSugarStats } from './blood-sugar-stats.ts'
import { bloodSugar } from './blood-sugar.ts'
import { cardiometabolic } from './cardiometabolic.ts'
import { contacts } from './contacts.ts'
import { devices } from './devices.ts'
import { emailVerification } from './email-verification.ts'
import { features } from './features.ts'
import { healthProfile } from './health-profile.ts'
import { impersonation } from './impersonation.ts'
import { labKits } from './lab-kits.ts'
import { labs } from './labs.ts'
import { launchpad } from './launchpad.ts'
import { mfa } from './mfa.ts'
import { migration } from './migration.ts'
import type { Handlers } from './operation.ts'
import { partners } from './partners.ts'
import { passwords } from './password-calls.ts'
import { personal } from './personal.ts'
import { preferences } from './preferences.ts'
import { signIn } from './sign-in.ts'
import { supplies } from './supplies.ts'
import { teams } from './teams.ts'
import { weightStats } from './weight-stats.ts'
import { weightTarget } from './weight-target.ts'
import { weight } from './weight.ts'

/** Every operation of the REST contract; one that is missing does not compile. */
export const handlers: Handlers = {
  ...signIn,
  ...mfa,
  ...passwords,
  ...emailVerification,
  ...accessCodes,
  ...partners,
  ...teams,
  ...migration,
  ...impersonation,
  ...account,
  ...features,
  ...personal,
  ...contacts,
  ...preferences,
  ...healthProfile,
  ...supplies,
  ...devices,
  ...labs,
  ...labKits,
  ...cardiometabolic,
  ...launchpad,
  ...bloodPressure,
  ...bloodSugar,
  ...bloodSugarEntry,
  ...bloodSugarStats,
  ...alerts,
  ...weight,
  ...weightStats,
  ...weightTarget,
}
