import type access from './catalogues/access.en-US.json'
import type bloodPressure from './catalogues/blood-pressure.en-US.json'
import type bloodSugar from './catalogues/blood-sugar.en-US.json'
import type common from './catalogues/common.en-US.json'
import type dashboard from './catalogues/dashboard.en-US.json'
import type forms from './catalogues/forms.en-US.json'
import type nonMember from './catalogues/non-member.en-US.json'
import type pending from './catalogues/pending.en-US.json'
import type shell from './catalogues/shell.en-US.json'
import type signIn from './catalogues/sign-in.en-US.json'
import type staff from './catalogues/staff.en-US.json'
import type transition from './catalogues/transition.en-US.json'
import type ui from './catalogues/ui.en-US.json'
import type { BriefArea } from './brief-keys.ts'

/** Every area of text, with its keys taken from the en-US file. A new slice adds one import and one line. */
type Areas = {
  access: typeof access
  'blood-pressure': typeof bloodPressure
  'blood-sugar': typeof bloodSugar
  common: typeof common
  dashboard: typeof dashboard
  forms: typeof forms
  'non-member': typeof nonMember
  pending: typeof pending
  shell: typeof shell
  'sign-in': typeof signIn
  staff: typeof staff
  transition: typeof transition
  ui: typeof ui
}

/** The name of a catalogue: `catalogues/<area>.<locale>.json`, or of the part of one that other pages show. */
export type Area = keyof Areas | BriefArea

/** Every key of every area, such as `sign-in.title`. */
export type MessageKey = { [A in keyof Areas]: Extract<keyof Areas[A], string> }[keyof Areas]

/** What a message's placeholders are filled with. Format dates and numbers first; counts stay numbers. */
export type MessageValues = Readonly<Record<string, string | number>>
