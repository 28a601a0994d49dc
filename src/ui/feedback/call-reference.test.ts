import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Screens that draw a failure without a reference, and why. */
const without: Readonly<Record<string, string>> = {
  'src/slices/chat/ui/channels/channel-view.tsx': 'a stream failed, which has no answer',
  'src/slices/chat/ui/conversation/conversation.tsx': 'a stream failed, which has no answer',
  'src/slices/payment/ui/add-card-dialog.tsx': "the payment provider's form failed, not a call",
  'src/slices/coaching/ui/booking/book-session-form.tsx': "words of the form's error, which has it",
  'src/slices/coaching/ui/details/move-session-form.tsx': "words of the form's error, which has it",
  'src/vitals/ui/entry/assumed-moment.tsx': 'the text of one field',
  'src/slices/sign-in/ui/mfa/mfa-code-form.tsx': 'the text of one field',
  'src/slices/sign-in/ui/mfa/mfa-expired.tsx': 'a code that is over, which support cannot change',
  'src/slices/sign-in/ui/sign-in/credentials-error.tsx': 'a wrong password; else SignInUnavailable',
  'src/ui/feedback/error-panel.tsx': 'draws what it gets',
}
const files = globSync('src/**/*.tsx').filter(
  (file) => !/\.test\.tsx$|\/gallery\//.test(file.replaceAll('\\', '/')),
)
const drawsFailure = /<ErrorPanel\b|\bfunction ErrorPanel\b|\b(?:failure|thrown|of)\.said\b/

describe('errors of calls', () => {
  it.each(files.filter((file) => drawsFailure.test(readFileSync(file, 'utf8'))))(
    '%s shows the reference, or says why not',
    (file) => {
      const shows = readFileSync(file, 'utf8').includes('<CallReference')
      expect(shows || file in without).toBe(true)
      expect(shows && file in without).toBe(false)
    },
  )

  it('are drawn by the files that are excused', () =>
    expect(Object.keys(without).filter((file) => !files.includes(file))).toEqual([]))
})
