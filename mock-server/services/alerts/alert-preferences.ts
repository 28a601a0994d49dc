import type { Schema } from '../../handlers/rest-call.ts'

type Preferences = Schema<'BloodSugarAlertPreferences'>
type Stored = readonly Schema<'AppPreference'>[]

/** The portal's own preferences in `prefs/apps`. */
const PORTAL = { appId: 1, appInstId: 0 } as const

/** Defaults of the preferences. */
const usual: Preferences = {
  BGLowerLimit: 55,
  BGUpperLimit: 400,
  prefMeth: 'PHONE',
  OptIntoNightAlt: false,
  StartBlTime: '22:00',
  EndBlTime: '07:00',
  OptIntoAlerts: true,
}

const METHODS: readonly Preferences['prefMeth'][] = ['PHONE', 'SMS', 'EMAIL']
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Parses a limit; an invalid stored text counts as missing. */
const limit = (text: string | undefined, otherwise: number): number =>
  text !== undefined && /^\d{2,3}$/.test(text) && Number(text) >= 20 && Number(text) <= 600
    ? Number(text)
    : otherwise
const time = (text: string | undefined, otherwise: string): string =>
  text !== undefined && TIME.test(text) ? text : otherwise
const flag = (text: string | undefined, otherwise: boolean): boolean =>
  text === 'true' ? true : text === 'false' ? false : otherwise

/**
 * Returns the alert preferences among all preferences. Both operations read and write the same
 * values.
 */
export function alertPreferencesOf(stored: Stored): Preferences {
  const said = new Map(stored.filter(isPortals).map(({ prefName, prefVal }) => [prefName, prefVal]))
  return {
    BGLowerLimit: limit(said.get('BGLowerLimit'), usual.BGLowerLimit),
    BGUpperLimit: limit(said.get('BGUpperLimit'), usual.BGUpperLimit),
    prefMeth: METHODS.find((method) => method === said.get('prefMeth')) ?? usual.prefMeth,
    OptIntoNightAlt: flag(said.get('OptIntoNightAlt'), usual.OptIntoNightAlt),
    StartBlTime: time(said.get('StartBlTime'), usual.StartBlTime),
    EndBlTime: time(said.get('EndBlTime'), usual.EndBlTime),
    OptIntoAlerts: flag(said.get('OptIntoAlerts'), usual.OptIntoAlerts),
  }
}

const isOwn = (name: string): name is keyof Preferences => name in usual
const isPortals = ({ appId, appInstId }: Stored[number]): boolean =>
  appId === PORTAL.appId && appInstId === PORTAL.appInstId

/** Lists the names of invalid alert preferences: an unknown text, or limits in the wrong order. */
export function wrongAlertPreferences(stored: Stored): readonly string[] {
  const told = stored
    .filter((one) => isPortals(one) && isOwn(one.prefName))
    .map(({ prefName }) => prefName)
  const senseless = stored
    .filter(
      (one) =>
        isPortals(one) &&
        isOwn(one.prefName) &&
        String(alertPreferencesOf([one])[one.prefName]) !== one.prefVal,
    )
    .map(({ prefName }) => prefName)
  if (senseless.length > 0) return senseless
  const { BGLowerLimit, BGUpperLimit } = alertPreferencesOf(stored)
  return BGLowerLimit < BGUpperLimit
    ? []
    : told.filter((name) => name === 'BGLowerLimit' || name === 'BGUpperLimit')
}

/** Returns all preferences with the alert preferences changed. */
export function withAlertPreferences(stored: Stored, change: Partial<Preferences>): Stored {
  const changed = Object.entries(change).map(([prefName, value]) => ({
    ...PORTAL,
    prefName,
    prefVal: String(value),
  }))
  const isChanged = (one: Stored[number]) =>
    changed.some(
      ({ appId, appInstId, prefName }) =>
        one.appId === appId && one.appInstId === appInstId && one.prefName === prefName,
    )
  return [...stored.filter((one) => !isChanged(one)), ...changed]
}
