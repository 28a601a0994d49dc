import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

test('hides a code of digits, but not as a part of a longer number', () => {
  const secrets = new Secrets()
  secrets.add('second.code', '131924')
  expect(secrets.hide('"code": "131924", "seed": 131924924')).toBe(
    '"code": "$SECOND_CODE", "seed": 131924924',
  )
})
