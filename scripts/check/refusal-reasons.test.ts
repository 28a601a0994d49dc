import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Whether a module takes any refusal for one reason. Only the status or the code of a refusal says
 * why; a screen that guesses tells a member that a time is taken when their phone number is missing.
 */
const guessesReason = (code: string): boolean =>
  [...code.matchAll(/_tag === 'Refused'(?<after>[^;{}]{0,120})/g)].some(
    ({ groups }) => !/^\s*&&[^|?]*\.(?:status|error|code|details)\b/.test(groups?.['after'] ?? ''),
  )

/** Modules that ask only whether the server refused, and give no reason of their own. */
const withoutReason: Readonly<Record<string, string>> = {
  'src/app/layout/member-form-host.ts': 'keeps the whole answer of the server',
  'src/app/overlays/waiting-sender.tsx': 'keeps the whole answer of the server',
  'src/slices/coaching/ui/booking/book-session-form.tsx': 'shows the reason of the server',
  'src/slices/coaching/ui/details/move-session-form.tsx': 'shows the reason of the server',
  'src/slices/migration/ui/connect-accounts-screen.tsx': 'offers no repetition of a refused step',
  'src/slices/sign-in/ui/mfa/mfa-expired.tsx': 'shows the message of the server',
  'src/slices/weight/ui/mark-weight-error.tsx': 'offers no repetition of a refused mark',
  'src/ui/feedback/query-state/query-failure-panel.tsx': 'offers no repetition of a refused read',
}

test.each([
  [`_tag === 'Refused' ? t('taken') : undefined`, true],
  [`if (thrown._tag === 'Refused') onExpired()`, true],
  [`thrown._tag === 'Refused' && what === 'check'`, true],
  [`thrown._tag === 'Refused' && thrown.status === 422`, false],
  [`failure._tag === 'Refused' && failure.details.includes('timestamp')`, false],
])('%s guesses a reason: %s', (code, is) => expect(guessesReason(code)).toBe(is))

test('no screen takes any refusal for one reason', () =>
  expect(
    globSync('src/**/*.{ts,tsx}').filter(
      (file) =>
        !file.includes('.test.') &&
        guessesReason(readFileSync(file, 'utf8')) &&
        !Object.hasOwn(withoutReason, file),
    ),
  ).toEqual([]))
