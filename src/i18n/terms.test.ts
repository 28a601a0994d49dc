import { expect, it } from 'vitest'
import { saidOf } from './testing/said.ts'
import { translatedTexts } from './testing/translated-texts.ts'

/** Whole words; `\b` does not know accents. */
const word = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${pattern})(?!\\p{L})`, 'iu')

/** A thing, how each Spanish text names it, and other words that would be a second thing. */
const terms: readonly (readonly [english: string, spanish: string, never: string])[] = [
  // "Equipo médico" is also a medical device.
  ['care teams?', 'equipos? de atención', 'equipos? (?:médicos?|de salud|de cuidado)'],
  ['charts?', 'gráficas?', 'gráficos?'],
  ['try again', 'int[eé]nt\\p{L}* de nuevo', 'int[eé]nt\\p{L}* otra vez|volver a intentar\\p{L}*'],
  ['(?:our|weight|your) scale', 'báscula', 'balanzas?|pesas?'],
  ['meters?', 'medidor(?:es)?', 'glucómetros?'],
  ['test strips?', 'tiras?', 'cintas?'],
  ['reminders?', 'recordatorios?', 'alarmas?'],
  ['doctors?', 'médicos?', 'doctor(?:es|a|as)?'],
  ['dashboard', 'panel principal', 'tablero'],
  ['supplies', 'suministros', 'insumos'],
  ['emails?', 'correos?', 'e-?mails?'],
  ['accounts?', 'cuentas?', 'perfil de usuario'],
  ['(?<!to )reports?', 'informes?', 'reportes?'],
]

it.each(terms)('says "%s" in one way in Spanish', (english, spanish) => {
  const wrong = translatedTexts.filter(
    ([, inEnglish, inSpanish]) => word(english).test(inEnglish) && !word(spanish).test(inSpanish),
  )
  expect(wrong).toEqual([])
})

it.each(terms)('has no second word for "%s"', (_, __, never) =>
  expect(translatedTexts.filter(([, , inSpanish]) => word(never).test(saidOf(inSpanish)))).toEqual(
    [],
  ),
)
