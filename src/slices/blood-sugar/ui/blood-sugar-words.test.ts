import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.arbitrary.ts'
import { bloodSugarRanges } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealByCode, mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import type { Locale } from '#i18n/locale.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { sayIn } from '#i18n/testing/say-in.ts'
import { type BloodSugarWords, useBloodSugarWords } from './use-blood-sugar-words.ts'

const reading = bloodSugarReading(
  {},
  { carbGrams: 45, shortInsulin: 2.5, longInsulin: 12, premixInsulin: 6.5 },
)

test.each<[Locale, readonly string[]]>([
  [
    'en-US',
    [
      '45 g of carbs',
      '2.5 units of short-acting insulin',
      '12 units of long-acting insulin',
      '6.5 units of premixed insulin',
    ],
  ],
  [
    'es-US',
    [
      '45 g de carbohidratos',
      '2.5 unidades de insulina de acción corta',
      '12 unidades de insulina de acción prolongada',
      '6.5 unidades de insulina premezclada',
    ],
  ],
])('BG-002: names carbohydrates and doses in %s', (locale, expected) => {
  sayIn(locale, ['blood-sugar', 'readings'])
  let amounts: ReturnType<BloodSugarWords['amounts']> = []
  const Words = () => {
    amounts = useBloodSugarWords('2026-11-20').amounts(reading)
    return null
  }
  renderToStaticMarkup(createElement(MessagesProvider, null, createElement(Words)))
  expect(amounts).toEqual(expected)
})

test.each<[Locale, readonly string[]]>([
  [
    'en-US',
    [
      'Carbs (grams)',
      'Short-acting insulin (units)',
      'Long-acting insulin (units)',
      'Premixed insulin (units)',
    ],
  ],
  [
    'es-US',
    [
      'Carbohidratos (gramos)',
      'Insulina de acción corta (unidades)',
      'Insulina de acción prolongada (unidades)',
      'Insulina premezclada (unidades)',
    ],
  ],
])('BG-002: fields for carbohydrates and doses have their labels in %s', (locale, labels) => {
  const t = sayIn(locale, ['blood-sugar-entry'])
  const fields = ['carb', 'shortInsulin', 'longInsulin', 'premixInsulin'] as const
  expect(fields.map((field) => t(`blood-sugar-entry.${field}`))).toEqual(labels)
})

test('BG-017 to BG-024: meals have their names in Spanish', () => {
  const t = sayIn('es-US', ['blood-sugar'])
  expect(mealCodes.map((code) => t(`blood-sugar.meal.${mealByCode[code]}`))).toEqual([
    'Antes del desayuno',
    'Antes del almuerzo',
    'Antes de la cena',
    'Después del desayuno',
    'Después del almuerzo',
    'Después de la cena',
    'Refrigerio',
    'Sin comida',
  ])
})

test('BG-027 to BG-034: ranges have their names in Spanish', () => {
  const t = sayIn('es-US', ['blood-sugar'])
  expect(bloodSugarRanges.map((range) => t(`blood-sugar.range.${range}`))).toEqual([
    'Gravemente baja',
    'Muy baja',
    'Baja',
    'En rango',
    'Algo alta',
    'Alta',
    'Muy alta',
    'Gravemente alta',
  ])
})

test('BG-027 to BG-034: the Spanish instructions fit a low or a high reading', () => {
  const t = sayIn('es-US', ['blood-sugar-care'])
  expect([
    t('blood-sugar-care.title.veryLow', { grams: 15 }),
    t('blood-sugar-care.title.low', { grams: 15 }),
    t('blood-sugar-care.veryLow.check', { under: 70 }),
    t('blood-sugar-care.low.check', { under: 70 }),
    t('blood-sugar-care.title.severelyHigh'),
    t('blood-sugar-care.title.veryHigh'),
    t('blood-sugar-care.severelyHigh.repeat', { over: 600 }),
    t('blood-sugar-care.veryHigh.repeat', { over: 250 }),
  ]).toEqual([
    'Tome 15 gramos de azúcar ahora',
    'Tome 15 gramos de azúcar ahora',
    'Mida otra vez. ¿Menos de 70? Repita. Si no, coma un refrigerio y llame a su médico.',
    'Mida otra vez. ¿Menos de 70? Repita. Si no, y falta para comer, coma un refrigerio.',
    'Lávese las manos y mida otra vez ahora',
    'Tome un vaso de agua ahora',
    '¿Más de 600? Llame a su médico ahora. Si no le contesta enseguida, llame al 911.',
    '¿Sigue por encima de 250? Llame hoy a su médico y dígale las dos lecturas.',
  ])
})
