import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpc } from '../../testing/rpc-client.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
let education: ReturnType<typeof rpc>
beforeAll(async () => {
  server = await startTestServer({ members: ['pia', 'rosa', 'gina', 'edith'] })
  education = rpc(server, 'education', 'portal.education.v1.EducationService')
})
afterAll(() => server.close())

const at = async (template: string, scenario: string): Promise<string> => {
  await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
  return (await server.member(template, scenario)).token
}
/** Matches a time shortly after the clock was set, because the clock keeps running. */
const soonAfter = (minute: string) =>
  expect.stringMatching(new RegExp(`^${minute.slice(0, -1)}\\d:\\d\\dZ$`))
type Summary = { readonly id: string; readonly progress: string }
const list = async (
  token: string,
  headers = {},
): Promise<readonly { readonly dbSlug: string; readonly courses: readonly Summary[] }[]> =>
  (await education('ListEducationPrograms', token, {}, headers)).body.programs ?? []

test('each program has its courses in order, with the member’s progress', async () => {
  const [program, ...others] = await list(await at('pia', 'courses'))
  expect(others).toEqual([])
  expect(program?.dbSlug).toBe('PREDIABETES')
  expect(program?.courses.map(({ id, progress }) => `${id} ${progress.slice(16)}`)).toEqual([
    'understand-prediabetes COMPLETED',
    'balanced-plate STARTED',
    'food-labels NOT_STARTED',
    'move-more NOT_STARTED',
    'sleep-and-stress NOT_STARTED',
  ])
  expect(await list(await at('edith', 'no courses'))).toEqual([])
  expect(await server.violations('courses')).toEqual([])
})

test('the course on GLP-1 medicines comes with its feature', async () => {
  const ids = async (template: string) =>
    (await list(await at(template, 'glp1'))).flatMap(({ courses }) => courses.map(({ id }) => id))
  expect(await ids('gina')).toContain('glp1-medicines')
  expect(await ids('rosa')).not.toContain('glp1-medicines')
})

test('opened, worked through and completed; the answer may be wrong, and the first day of completion stays', async () => {
  const token = await at('rosa', 'course')
  const one = { courseId: 'food-labels' }
  const { course } = (await education('GetCourse', token, one)).body
  expect(course.summary).toMatchObject({
    progress: 'COURSE_PROGRESS_NOT_STARTED',
    lessonCount: 2,
    durationMinutes: 7,
  })
  expect(course.summary.lastOpenTime).toBeUndefined()
  expect((await education('OpenCourse', token, one)).body.course.summary).toMatchObject({
    progress: 'COURSE_PROGRESS_STARTED',
    lastOpenTime: soonAfter('2026-11-20T20:00'),
  })
  const record = (lessonId: string, answerId?: string) =>
    education('RecordLessonProgress', token, {
      ...one,
      lessonId,
      ...(answerId === undefined ? {} : { answerId }),
    })
  expect((await record('start-with-the-serving')).body.course).toMatchObject({
    completedLessonCount: 1,
    progress: 'COURSE_PROGRESS_STARTED',
  })
  const done = (await record('carbs-and-added-sugars', 'low')).body
  expect(done).toMatchObject({
    course: {
      completedLessonCount: 2,
      progress: 'COURSE_PROGRESS_COMPLETED',
      completeTime: soonAfter('2026-11-20T20:00'),
    },
    lesson: { chosenChoiceId: 'low', question: { correctChoiceId: 'high' } },
  })
  await server.control('POST', 'clock', { scenario: 'course', now: '2026-11-20T20:12:00Z' })
  expect((await record('carbs-and-added-sugars', 'high')).body).toMatchObject({
    course: { completeTime: soonAfter('2026-11-20T20:00') },
    lesson: { chosenChoiceId: 'high', completeTime: soonAfter('2026-11-20T20:00') },
  })
  expect((await record('start-with-the-serving', 'high')).headers.get('reason')).toBe(
    'UNKNOWN_ANSWER',
  )
  expect((await record('carbs-and-added-sugars', 'perhaps')).body.code).toBe('invalid_argument')
  expect((await record('nothing')).body.code).toBe('not_found')
  expect(await server.violations('course')).toEqual([])
})

test('lessons that are recorded at once are all kept', async () => {
  const token = await at('pia', 'course at once')
  const lessons = ['a-quarter-each', 'your-own-dishes', 'half-of-it-vegetables']
  await Promise.all(
    lessons.map((lessonId) =>
      education('RecordLessonProgress', token, { courseId: 'balanced-plate', lessonId }),
    ),
  )
  expect(
    (await education('GetCourse', token, { courseId: 'balanced-plate' })).body.course.summary,
  ).toMatchObject({ completedLessonCount: 3, progress: 'COURSE_PROGRESS_COMPLETED' })
})

test('a course is in Spanish for a member who reads Spanish', async () => {
  const token = await at('pia', 'course spanish')
  const { course } = (
    await education(
      'GetCourse',
      token,
      { courseId: 'balanced-plate' },
      { 'accept-language': 'es-US' },
    )
  ).body
  expect([course.summary.title, course.lessons[0].title]).toEqual([
    'Arme un plato equilibrado',
    'La mitad, verduras',
  ])
})

test('a course of another program is not found', async () => {
  const token = await at('edith', 'course other')
  for (const [method, request] of [
    ['GetCourse', {}],
    ['OpenCourse', {}],
    ['RecordLessonProgress', { lessonId: 'ten-minutes' }],
  ] as const) {
    expect((await education(method, token, { courseId: 'move-more', ...request })).body.code).toBe(
      'not_found',
    )
    expect(
      (await education(method, 'at-nobody', { courseId: 'move-more', ...request })).body.code,
    ).toBe('unauthenticated')
  }
})
