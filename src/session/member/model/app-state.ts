import type { Breakpoint } from '#platform/model/breakpoint.ts'
import { brandName } from '#platform/model/support-contact.ts'
import { type FlagsOff, isFlagOn } from './feature-flags.ts'
import { deriveMember, type InitialLoad } from '../../startup/model/initial-load.ts'
import type { ProgramName } from './programs.ts'
import type { Session } from '../../auth/model/session-state.ts'

/**
 * The flags that the documents name but derive from nothing (GAP-079). The initial load, the
 * one-app parent or a screen sets them.
 *
 * The names are from the documents, including `hasTeladocSSOError` and the snake case in
 * `branding`.
 */
export type PlainAppState = {
  readonly networkUp: boolean
  readonly hasTelemed: boolean
  readonly hasConditionManagement: boolean
  readonly hasMentalHealth: boolean
  readonly hasPartnerPrograms: boolean
  readonly hasOnboardingPrograms: boolean
  readonly ccmPlatformCodes: readonly string[]
  readonly hasMHGuideAvailable: boolean
  readonly hasCareTeam: boolean
  readonly hasConnectedToCoach: boolean
  readonly isOneApp: boolean
  readonly oneAppActiveProgram: ProgramName | null
  /** A route id. */
  readonly oneAppActiveNav: string | null
  readonly isOneAppSidebar: boolean
  readonly triggerMemberNavRefresh: boolean
  readonly isTeamsEnvironment: boolean
  readonly isRedirectFromTeams: boolean
  readonly hasTeladocSSOError: boolean
  readonly isImpersonation: boolean
  readonly isScaleOnboardingDone: boolean
  /**
   * The one-app parent opens the weight pages, where the member may have to confirm the scale
   * first. "Yes" resets it (WT-004).
   */
  readonly weightScaleConfirmation: boolean
  readonly isBloodPressureRetakeFromLink: boolean
  readonly breakpoint: Breakpoint
  readonly branding: { readonly brand_name: string; readonly brand_code: string }
}

export const defaultAppState: PlainAppState = {
  networkUp: true,
  hasTelemed: false,
  hasConditionManagement: false,
  hasMentalHealth: false,
  hasPartnerPrograms: false,
  hasOnboardingPrograms: false,
  ccmPlatformCodes: [],
  hasMHGuideAvailable: false,
  hasCareTeam: false,
  hasConnectedToCoach: false,
  isOneApp: false,
  oneAppActiveProgram: null,
  oneAppActiveNav: null,
  isOneAppSidebar: false,
  triggerMemberNavRefresh: false,
  isTeamsEnvironment: false,
  isRedirectFromTeams: false,
  hasTeladocSSOError: false,
  isImpersonation: false,
  isScaleOnboardingDone: false,
  weightScaleConfirmation: false,
  isBloodPressureRetakeFromLink: false,
  breakpoint: 'wide',
  branding: { brand_name: brandName, brand_code: 'WELLSPRING' },
}

/**
 * Whether the launchpad step that sets up the scale is complete (decided: the documents derive the
 * flag from nothing).
 */
const hasSetUpDevices = ({ launchpad }: InitialLoad): boolean =>
  (launchpad.value?.items ?? []).some(
    ({ name, status }) => name === 'DEVICES' && status === 'COMPLETED',
  )

/**
 * All flags of the app: the plain ones, and those computed from the initial load and the session.
 */
export function appStateOf(
  load: InitialLoad,
  session: Session,
  plain: PlainAppState = defaultAppState,
  off: FlagsOff = new Set(),
) {
  const {
    hasSafeContent,
    hasFiveDayCheck,
    hasWeightManagement,
    hasChatAvailable,
    hasKidneyLabResults,
  } = deriveMember(load)
  const mode = plain.isOneApp ? 'oneApp' : 'legacy'
  const features = load.features.value ?? []
  return {
    ...plain,
    hasSafeContent,
    hasFiveDayCheck,
    hasWeightManagement,
    hasChatAvailable,
    hasKidneyLabResults,
    isScaleOnboardingDone: plain.isScaleOnboardingDone || hasSetUpDevices(load),
    isTokenValid: session.tag === 'signedIn' && session.isTokenValid,
    nextGenDevicesFlag: isFlagOn('NEXT_GEN_DEVICES', mode, features, off),
    enableBgFirmwareUpdate: isFlagOn('BG_FIRMWARE_UPDATE', mode, features, off),
  }
}
export type AppState = ReturnType<typeof appStateOf>
