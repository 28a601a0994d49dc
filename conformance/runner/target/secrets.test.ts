import { expect, test } from 'vitest'
import { Secrets } from './secrets.ts'

const secrets = new Secrets()
secrets.add('second step code', '123456')
secrets.add('member token', 'abc.def-ghi')

test('hides a secret in each of its encodings', () => {
  const basic = Buffer.from('abc.def-ghi').toString('base64')
  expect(secrets.hide(`Bearer abc.def-ghi, ${basic}`)).toBe('Bearer $MEMBER_TOKEN, $MEMBER_TOKEN')
})

test('hides a code of digits, but not the same digits inside a longer number', () => {
  expect(secrets.hide('code=123456; seed 1234569859')).toBe(
    'code=$SECOND_STEP_CODE; seed 1234569859',
  )
  expect(secrets.has('1234569859')).toBe(false)
})

test('keeps JSON readable when a number or a name is a secret', () => {
  const hidden = secrets.hideJson('{"code":123456,"seed":1234569859,"123456":"abc.def-ghi"}')
  expect(JSON.parse(hidden)).toEqual({
    code: '$SECOND_STEP_CODE',
    seed: 1234569859,
    $SECOND_STEP_CODE: '$MEMBER_TOKEN',
  })
})
