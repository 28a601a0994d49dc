import { cleanTextFields } from './clean-text-fields.ts'
import { loneText } from './lone-text.ts'

/** Rules of oxlint for this portal (.oxlintrc.json). */
export default {
  meta: { name: 'portal' },
  rules: { 'clean-text-fields': cleanTextFields, 'lone-text': loneText },
}
