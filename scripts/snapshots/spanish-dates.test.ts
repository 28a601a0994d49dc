import { expect, it } from 'vitest'
import { capitalDates } from './spanish-dates.ts'

it.each([
  ['Crédito, válida hasta Mayo de 2029', true],
  ['Peor que el Viernes, 20 de noviembre', true],
  ['La lectura de Ayer, 7:05', true],
  ['Crédito, válida hasta mayo de 2029', false],
  ['Noviembre de 2026', false],
  ['- text: Ayer, 7:05 a. m.', false],
  ['- text: lb Lun, 26 de oct, 6:44 a. m.', false],
  ['Hable con Julio R. hoy', false],
  ['Presión arterial, Elevada, Hoy, 7:42 a. m.', false],
])('%s: %s', (text, isWrong) => expect(capitalDates(text).length > 0).toBe(isWrong))
