import { describe, expect, test } from 'vitest'
import { alertOutcomes } from './alert-outcomes.ts'
import { alertQuestions, firstQuestion } from './alert-questions.ts'
import { courses } from './courses/courses.ts'
import { focuses } from './food-focuses.ts'
import { foods } from './foods.ts'
import { guides } from './guides.ts'
import { tasks } from './user-tasks.ts'

/** Returns all localized texts within a value. */
const wordsIn = (value: unknown): readonly { readonly en: string; readonly es: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'es' in value) return [value as { en: string; es: string }]
  return Object.values(value).flatMap(wordsIn)
}

test.each([
  ['foods', [...foods.values()]],
  ['courses', [...courses.values()]],
  ['focuses', focuses],
  ['tasks', tasks],
  ['guides', guides],
  ['questions', [...alertQuestions.values()]],
  ['outcomes', [...alertOutcomes.values()]],
])('%s: every text exists in English and in Spanish', (_, content) => {
  const words = wordsIn(content)
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter(({ en, es }) => en.trim() === '' || es.trim() === '')).toEqual([])
})

describe('foods', () => {
  test.each([...foods.values()].map((food) => [food.id, food] as const))(
    '%s: calories match carbohydrate, protein and fat',
    (_, { per100, portions, group }) => {
      const [calories, carbohydrate, fiber, sugars, protein, fat, saturated] = per100
      // Atwater factors, with fiber counting half. Foods deviate by a sixth, those with few
      // calories by a few.
      const reckoned = 4 * (carbohydrate - fiber) + 2 * fiber + 4 * protein + 9 * fat
      expect(Math.abs(calories - reckoned)).toBeLessThanOrEqual(Math.max(12, reckoned * 0.17))
      expect(carbohydrate + protein + fat).toBeLessThanOrEqual(100.5)
      expect(fiber + sugars).toBeLessThanOrEqual(carbohydrate + 0.3)
      expect(saturated).toBeLessThanOrEqual(fat)
      expect(new Set(portions.map(([id]) => id)).size).toBe(portions.length)
      expect(group).not.toBe('')
    },
  )
})

describe('alert questions', () => {
  test('every answer leads to a question or an outcome, and every path ends', () => {
    const paths = (code: string, seen: readonly string[]): readonly string[] => {
      expect(seen).not.toContain(code)
      const question = alertQuestions.get(code)
      if (!question) {
        expect(alertOutcomes.has(code)).toBe(true)
        return [code]
      }
      return question.answers.flatMap(([, , to]) => paths(to, [...seen, code]))
    }
    const reached = Object.values(firstQuestion).flatMap((first) => paths(first, []))
    expect(new Set(reached)).toEqual(new Set(alertOutcomes.keys()))
  })
})

describe('courses', () => {
  test('the right answer is one of the choices, and not always the first', () => {
    const questions = [...courses.values()].flatMap(({ lessons }) =>
      lessons.flatMap(({ question }) => (question ? [question] : [])),
    )
    for (const { choices, right } of questions) expect(choices.map(([id]) => id)).toContain(right)
    expect(questions.some(({ choices, right }) => choices[0]?.[0] !== right)).toBe(true)
  })
})
