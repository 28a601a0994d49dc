import { busyState } from './busy-state.ts'
import { cleanTextFields } from './clean-text-fields.ts'
import { dayAgainstToday } from './day-against-today.ts'
import { limitsInScreens } from './limits-in-screens.ts'
import { loneText } from './lone-text.ts'
import { readStates } from './read-states.ts'

/** Rules of oxlint for this portal (.oxlintrc.json). */
export default {
  meta: { name: 'portal' },
  rules: {
    'busy-state': busyState,
    'clean-text-fields': cleanTextFields,
    'day-against-today': dayAgainstToday,
    'limits-in-screens': limitsInScreens,
    'lone-text': loneText,
    'read-states': readStates,
  },
}
