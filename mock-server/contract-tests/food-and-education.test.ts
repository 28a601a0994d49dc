import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('edith', 'rosa', 'pia', 'paul')
const { member } = contract
const logOf = rpcOf(contract, 'foodLog', 'portal.food_log.v1.FoodLogService')
const focusOf = rpcOf(contract, 'foodFocus', 'portal.food_focus.v1.FoodFocusService')
const educationOf = rpcOf(contract, 'education', 'portal.education.v1.EducationService')
// Ten in the morning in Denver, Edith's time zone.
const breakfast = {
  meal: 'MEAL_BREAKFAST',
  eatTime: '2026-11-20T07:10:00',
  foods: [{ foodId: 'oatmeal', amount: 1 }],
  note: 'Early',
} as const
const content = () => ({ ...breakfast, foods: [...breakfast.foods] })
const day = {
  startDate: { year: 2026, month: 11, day: 20 },
  endDate: { year: 2026, month: 11, day: 20 },
}

describe('the food log', () => {
  it('API-052, GAP-101: an entry is added once, read, listed, changed by its revision and deleted; the day has its sum', async () => {
    const log = logOf((await member('edith')).token)
    const added = { clientEntryId: randomUUID(), content: content() }
    const entry = {
      id: expect.any(String),
      revision: 1,
      meal: 'MEAL_BREAKFAST',
      eatTime: '2026-11-20T07:10:00',
      utcOffset: '-07:00',
      timeZone: 'America/Denver',
      note: 'Early',
      totalComplete: true,
      foods: [
        expect.objectContaining({
          foodId: 'oatmeal',
          name: 'Oatmeal, cooked with water',
          amount: 1,
        }),
      ],
      total: expect.objectContaining({ calories: expect.any(Number) }),
    }
    const { answer } = await log('addFoodEntry', rpc.addFoodEntry, added, {
      message: { entry: expect.objectContaining(entry) },
    })
    const kept = (answer.body as { entry: { id: string; total: object } }).entry
    await log('addFoodEntry', rpc.addFoodEntry, added, { message: { entry: kept } })
    await log(
      'addFoodEntry',
      rpc.addFoodEntry,
      { ...added, content: { ...content(), note: 'Other' } },
      { code: 'already_exists' },
    )
    await log('getFoodEntry', rpc.getFoodEntry, { entryId: kept.id }, { message: { entry: kept } })
    await log(
      'listFoodEntries',
      rpc.listFoodEntries,
      { ...day, pageSize: 20 },
      { message: { entries: [kept] } },
    )
    await log(
      'listFoodEntries',
      rpc.listFoodEntries,
      { startDate: day.endDate, endDate: { year: 2026, month: 11, day: 19 }, pageSize: 20 },
      { code: 'invalid_argument' },
    )
    await log('listFoodLogDays', rpc.listFoodLogDays, day, {
      message: {
        days: [
          expect.objectContaining({
            date: { year: 2026, month: 11, day: 20 },
            meals: ['MEAL_BREAKFAST'],
            total: kept.total,
          }),
        ],
      },
    })
    await log(
      'listFoodLogDays',
      rpc.listFoodLogDays,
      { startDate: day.endDate, endDate: { year: 2026, month: 11, day: 19 } },
      { code: 'invalid_argument' },
    )
    const changed = {
      entryId: kept.id,
      revision: 1,
      content: { ...content(), foods: [{ ownWords: 'Soup', amount: 2 }], note: '' },
    }
    const { answer: after } = await log('changeFoodEntry', rpc.changeFoodEntry, changed, {
      message: {
        entry: expect.objectContaining({
          id: kept.id,
          revision: 2,
          foods: [{ name: 'Soup', amount: 2 }],
        }),
      },
    })
    await log('changeFoodEntry', rpc.changeFoodEntry, changed, { code: 'aborted' })
    await log('getFoodEntry', rpc.getFoodEntry, { entryId: kept.id }, { message: after.body })
    await log('deleteFoodEntry', rpc.deleteFoodEntry, { entryId: kept.id }, { message: {} })
    await log('getFoodEntry', rpc.getFoodEntry, { entryId: kept.id }, { code: 'not_found' })
    await log('deleteFoodEntry', rpc.deleteFoodEntry, { entryId: kept.id }, { code: 'not_found' })
    await log('listFoodEntries', rpc.listFoodEntries, { ...day, pageSize: 20 }, { message: {} })
  })

  it('API-052: foods are searched, made favorites, and usual', async () => {
    const log = logOf((await member('edith')).token)
    await log(
      'searchFoods',
      rpc.searchFoods,
      { query: 'oat', count: 10 },
      {
        message: {
          foods: [expect.objectContaining({ id: 'oatmeal', name: 'Oatmeal, cooked with water' })],
        },
      },
    )
    await log('searchFoods', rpc.searchFoods, { query: 'moon cheese', count: 10 }, { message: {} })
    await log('listUsualFoods', rpc.listUsualFoods, {}, { message: {} })
    await log(
      'setFavoriteFood',
      rpc.setFavoriteFood,
      { foodId: 'salmon', favorite: true },
      { message: { food: expect.objectContaining({ id: 'salmon', favorite: true }) } },
    )
    await log(
      'listUsualFoods',
      rpc.listUsualFoods,
      {},
      { message: { favoriteFoods: [expect.objectContaining({ id: 'salmon', favorite: true })] } },
    )
    await log(
      'setFavoriteFood',
      rpc.setFavoriteFood,
      { foodId: 'salmon', favorite: false },
      { message: { food: expect.not.objectContaining({ favorite: true }) } },
    )
    await log('listUsualFoods', rpc.listUsualFoods, {}, { message: {} })
    await log(
      'setFavoriteFood',
      rpc.setFavoriteFood,
      { foodId: 'moon-cheese', favorite: true },
      { code: 'not_found' },
    )
    const without = logOf((await member('paul')).token)
    await without(
      'searchFoods',
      rpc.searchFoods,
      { query: 'oat', count: 10 },
      { code: 'permission_denied' },
    )
    await without('listUsualFoods', rpc.listUsualFoods, {}, { code: 'permission_denied' })
  })
})

it('API-053: a food focus is chosen, met and ended, and is listed among the past ones', async () => {
  const focus = focusOf((await member('edith')).token)
  const { answer } = await focus(
    'listFoodFocuses',
    rpc.listFoodFocuses,
    {},
    { message: { choices: expect.any(Array) } },
  )
  expect(
    (answer.body as { choices: { code: string }[] }).choices.map(({ code }) => code),
  ).toContain('MORE_FIBER')
  const current = expect.objectContaining({
    startDate: { year: 2026, month: 11, day: 20 },
    targetDayCount: 14,
    focus: expect.objectContaining({ code: 'MORE_FIBER' }),
  })
  const { result } = await focus(
    'chooseFoodFocus',
    rpc.chooseFoodFocus,
    { focusCode: 'MORE_FIBER' },
    { message: { current } },
  )
  const { id } = (result as { current: { id: string } }).current
  await focus(
    'chooseFoodFocus',
    rpc.chooseFoodFocus,
    { focusCode: 'MORE_FIBER' },
    { code: 'already_exists' },
  )
  await focus(
    'chooseFoodFocus',
    rpc.chooseFoodFocus,
    { focusCode: 'LESS_OF_ALL' },
    { code: 'not_found' },
  )
  await focus(
    'listFoodFocuses',
    rpc.listFoodFocuses,
    {},
    { message: expect.objectContaining({ current }) },
  )
  const ended = expect.objectContaining({
    id,
    outcome: 'FOOD_FOCUS_OUTCOME_DONE',
    endDate: { year: 2026, month: 11, day: 20 },
  })
  await focus(
    'endFoodFocus',
    rpc.endFoodFocus,
    { chosenId: id, outcome: 'FOOD_FOCUS_OUTCOME_DONE' },
    { message: { ended } },
  )
  await focus(
    'endFoodFocus',
    rpc.endFoodFocus,
    { chosenId: id, outcome: 'FOOD_FOCUS_OUTCOME_DONE' },
    { code: 'failed_precondition', reason: 'ALREADY_ENDED' },
  )
  await focus(
    'listFoodFocuses',
    rpc.listFoodFocuses,
    {},
    { message: { choices: expect.any(Array), pastFocuses: [ended] } },
  )
})

it('API-053: insights are of the days of the range, and too few days say nothing', async () => {
  const focus = focusOf((await member('pia')).token)
  await focus(
    'listFoodInsights',
    rpc.listFoodInsights,
    { startDate: { year: 2026, month: 10, day: 22 }, endDate: { year: 2026, month: 11, day: 20 } },
    {
      message: {
        insights: expect.arrayContaining([
          expect.objectContaining({ code: expect.any(String), title: expect.any(String) }),
        ]),
        loggedDayCount: expect.any(Number),
        requiredDayCount: 3,
      },
    },
  )
  await focus(
    'listFoodInsights',
    rpc.listFoodInsights,
    { startDate: { year: 2026, month: 11, day: 19 }, endDate: { year: 2026, month: 11, day: 20 } },
    { message: expect.not.objectContaining({ insights: expect.anything() }) },
  )
  await focus(
    'listFoodInsights',
    rpc.listFoodInsights,
    { startDate: { year: 2026, month: 11, day: 20 }, endDate: { year: 2026, month: 11, day: 19 } },
    { code: 'invalid_argument' },
  )
})

it('API-050: the courses of a program are listed, opened, read and worked through', async () => {
  const education = educationOf((await member('rosa')).token)
  const one = { courseId: 'food-labels' }
  const progress = async () => {
    const { answer } = await education(
      'listEducationPrograms',
      rpc.listEducationPrograms,
      {},
      { message: { programs: [expect.objectContaining({ dbSlug: 'WEIGHT_MANAGEMENT' })] } },
    )
    const [program] = (
      answer.body as { programs: { courses: { id: string; progress: string }[] }[] }
    ).programs
    return program!.courses.find(({ id }) => id === one.courseId)!.progress
  }
  const course = (more: object) => ({
    course: expect.objectContaining({
      summary: expect.objectContaining({
        id: one.courseId,
        title: 'Read a food label',
        lessonCount: 2,
        ...more,
      }),
    }),
  })
  expect(await progress()).toBe('COURSE_PROGRESS_NOT_STARTED')
  await education('getCourse', rpc.getCourse, one, {
    message: course({ progress: 'COURSE_PROGRESS_NOT_STARTED' }),
  })
  await education('openCourse', rpc.openCourse, one, {
    message: course({ progress: 'COURSE_PROGRESS_STARTED' }),
  })
  await education(
    'recordLessonProgress',
    rpc.recordLessonProgress,
    { ...one, lessonId: 'start-with-the-serving' },
    {
      message: expect.objectContaining({
        course: expect.objectContaining({ completedLessonCount: 1 }),
      }),
    },
  )
  await education(
    'recordLessonProgress',
    rpc.recordLessonProgress,
    { ...one, lessonId: 'nothing' },
    { code: 'not_found' },
  )
  await education(
    'recordLessonProgress',
    rpc.recordLessonProgress,
    { ...one, lessonId: 'carbs-and-added-sugars', answerId: 'low' },
    {
      message: expect.objectContaining({
        course: expect.objectContaining({
          completedLessonCount: 2,
          progress: 'COURSE_PROGRESS_COMPLETED',
        }),
        lesson: expect.objectContaining({ chosenChoiceId: 'low' }),
      }),
    },
  )
  expect(await progress()).toBe('COURSE_PROGRESS_COMPLETED')
  await education('getCourse', rpc.getCourse, { courseId: 'nothing' }, { code: 'not_found' })
  await education('openCourse', rpc.openCourse, { courseId: 'nothing' }, { code: 'not_found' })
  await educationOf('at-nobody')(
    'listEducationPrograms',
    rpc.listEducationPrograms,
    {},
    { code: 'unauthenticated' },
  )
})
