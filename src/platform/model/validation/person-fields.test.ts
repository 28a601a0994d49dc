import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { emailMaxLength, inputPatterns, nameMaxLength } from './input-patterns.ts'
import { addressProblem, emailProblem, nameProblem, namesPOBox } from './person-fields.ts'

test('VALID-007: fields use the named patterns, and emails the named length', () => {
  const texts = ['Rosa', '...', '12 Elm St', 'a@b.co', 'a@b', 'PO Box 1', '<b>']
  expect(texts.filter((text) => inputPatterns.name.test(text))).toEqual(
    texts.filter((text) => nameProblem(text) !== 'forms.name.characters'),
  )
  expect(texts.filter((text) => inputPatterns.address.test(text))).toEqual(
    texts.filter(
      (text) => addressProblem(text, { isPOBoxAllowed: true }) !== 'forms.address.characters',
    ),
  )
  expect(texts.filter((text) => inputPatterns.email.test(text))).toEqual(
    texts.filter((text) => emailProblem(text) === null),
  )
  const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`
  expect([
    emailProblem(ofLength(emailMaxLength)),
    emailProblem(ofLength(emailMaxLength + 1)),
  ]).toEqual([null, expect.any(String)])
})

describe('nameProblem', () => {
  it.each([
    'Rosa',
    'José Ángel',
    "O'Neil",
    'O’Neil',
    'Anne-Marie',
    'J. R.',
    'Nguyễn',
    'Łukasz',
    'Élodie 2',
    '李',
    'N\u0303u',
  ])('VALID-008: %s', (name) => expect(nameProblem(name)).toBeNull())
  it.each(['R@sa', 'Rosa!', 'Rosa_1', 'a,b', 'a/b', '<b>', 'a\tb', 'Rosa😀', '“Rosa”'])(
    'VALID-008: rejects %s',
    (name) => expect(nameProblem(name)).toBe('forms.name.characters'),
  )
  it.each(['-', "'", '...', "-.'", '- .', '’'])('VALID-009: rejects only punctuation: %s', (name) =>
    expect(nameProblem(name)).toBe('forms.name.only-punctuation'),
  )
  it.each([
    ['a', null],
    ['.a', null],
    ['9', null],
  ])('VALID-009: %s has a letter or digit', (name, problem) =>
    expect(nameProblem(name)).toBe(problem),
  )
  it.each([
    [nameMaxLength - 1, null],
    [nameMaxLength, null],
    [nameMaxLength + 1, 'forms.name.too-long'],
  ])('VALID-021: %i characters', (length, problem) => {
    expect(nameProblem('é'.repeat(length))).toBe(problem)
    expect(nameProblem(`  ${'a'.repeat(length)}  `)).toBe(problem)
  })
  it('is required', () =>
    expect([nameProblem(''), nameProblem('  ')]).toEqual(['forms.required', 'forms.required']))

  it('VALID-008: rejects any other character at any position', () => {
    const sign = fc.constantFrom(...'!@#$%^&*()_+={}[]|\\:;"<>,?/~`\n\t€')
    fc.assert(
      fc.property(
        fc.constantFrom('Rosa', 'José', 'O'),
        sign,
        fc.constantFrom('a', 'é'),
        (before, sign, after) => {
          expect(nameProblem(before + sign + after)).toBe('forms.name.characters')
        },
      ),
    )
  })
})

describe('addressProblem', () => {
  const allowed = { isPOBoxAllowed: true }
  it.each(['12 Harbor St.', 'Apt #4', 'Calle Peña 3-B', '5', 'P.O. Box 12'])(
    'VALID-010: %s',
    (line) => expect(addressProblem(line, allowed)).toBeNull(),
  )
  it.each(["12 O'Hara St", '12 Harbor St, rear', '1/2 Elm', 'a_b', 'Elm & Oak', 'Elm (rear)'])(
    'VALID-010: rejects %s',
    (line) => expect(addressProblem(line, allowed)).toBe('forms.address.characters'),
  )
  it.each([
    [100, null],
    [101, 'forms.address.too-long'],
  ])('GAP-094: %i characters', (length, problem) =>
    expect(addressProblem('a'.repeat(length), allowed)).toBe(problem),
  )
  it('an empty line is a problem unless it is optional', () => {
    expect(addressProblem(' ', allowed)).toBe('forms.required')
    expect(addressProblem(' ', { ...allowed, isOptional: true })).toBeNull()
  })

  const lines: { line: string; isPOBox: boolean }[] = parse(
    readFileSync('contracts/cases/po-boxes.yaml', 'utf8'),
  )
  const boxes = [
    'P. O. BOX 9',
    'c-o Rosa P.O.Box 1',
    'po.box 1',
    'P.O. Box',
    ...lines.filter((one) => one.isPOBox).map((one) => one.line),
  ]
  const streets = [
    'Po Street',
    'O Box 3',
    'Apo Boxford',
    'P Street',
    'Tipo Box',
    ...lines.filter((one) => !one.isPOBox).map((one) => one.line),
  ]
  it.each(boxes)(
    'GAP-093 VALID-017 VALID-018: %s is a P.O. box, a problem only where not allowed',
    (line) => {
      expect(namesPOBox(line)).toBe(true)
      expect(addressProblem(line, allowed)).toBeNull()
      expect(addressProblem(line, { isPOBoxAllowed: false })).toBe('forms.address.po-box')
    },
  )
  it.each(streets)('GAP-093 VALID-017: %s is no P.O. box', (line) => {
    expect(namesPOBox(line)).toBe(false)
    expect(addressProblem(line, { isPOBoxAllowed: false })).toBeNull()
  })
  it('VALID-017: detects a P.O. box in any case and spacing', () => {
    const letter = (one: string) => fc.constantFrom(one, one.toUpperCase())
    const box = fc
      .tuple(
        letter('p'),
        fc.constantFrom('', '.', ' ', '. '),
        letter('o'),
        fc.constantFrom('', '.', ' ', '. ', '  '),
        letter('b'),
        letter('o'),
        letter('x'),
        fc.constantFrom('', ' 7', '7', '.'),
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(box, (line) => {
        expect(namesPOBox(line)).toBe(true)
      }),
    )
  })
})

describe('emailProblem', () => {
  it.each([
    'rosa@example.com',
    'r.d+x@mail.example.co',
    "o'hara@example.org",
    'R@X.IO',
    ' rosa@example.com ',
  ])('VALID-011: %s', (email) => expect(emailProblem(email)).toBeNull())
  it.each([
    'rosa',
    'rosa@',
    '@example.com',
    'rosa@example',
    'rosa@example.c',
    'rosa@example.c1',
    'rosa@example.123',
    'ro sa@example.com',
    'rosa@@example.com',
    'rosa@exa_mple.com',
    '.rosa@example.com',
    'rosa.@example.com',
    'ro..sa@example.com',
    'rosa@-example.com',
    'rosa@example..com',
    'rosa@example.com.',
  ])('VALID-011: rejects %s', (email) => expect(emailProblem(email)).toBe('forms.email.form'))
  it.each([
    [emailMaxLength, null],
    [emailMaxLength + 1, 'forms.email.too-long'],
  ])('GAP-094: %i characters', (length, problem) => {
    const domain = `@${'d'.repeat(60)}.example.com`
    expect(emailProblem('a'.repeat(length - domain.length) + domain)).toBe(problem)
  })
  it('VALID-011: the top-level domain has two letters or more', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,6}$/), (top) => {
        expect(emailProblem(`rosa@example.${top}`)).toBe(
          top.length >= 2 ? null : 'forms.email.form',
        )
      }),
    )
  })
})
