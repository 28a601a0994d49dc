import type { LocalizedText } from '../localized-text.ts'

export type CourseTopic =
  | 'PREDIABETES'
  | 'FOOD'
  | 'ACTIVITY'
  | 'WEIGHT'
  | 'SLEEP_AND_STRESS'
  | 'GLP1'

/** A question; `right` is the id of the correct choice. */
export type QuestionContent = {
  readonly text: LocalizedText
  readonly choices: readonly (readonly [id: string, text: LocalizedText])[]
  readonly right: string
  readonly why: LocalizedText
}

export type LessonContent = {
  readonly id: string
  readonly title: LocalizedText
  readonly minutes: number
  readonly paragraphs: readonly LocalizedText[]
  readonly suggestion?: LocalizedText
  readonly question?: QuestionContent
}

/**
 * A course for members of programs with these database slugs. `feature` limits it to members with
 * that feature.
 */
export type CourseContent = {
  readonly id: string
  readonly topic: CourseTopic
  readonly title: LocalizedText
  readonly summary: LocalizedText
  readonly programs: readonly string[]
  readonly feature?: 'GLP1_EDUCATION'
  readonly lessons: readonly [LessonContent, ...LessonContent[]]
}

export const prediabetesSlugs = [
  'PREDIABETES',
  'ADV_PREDIABETES',
  'COMPR_PREDIABETES_CARE',
] as const
export const weightSlugs = [
  'WEIGHT_MANAGEMENT',
  'ADV_WEIGHT_MANAGEMENT',
  'COMPR_WEIGHT_CARE',
] as const
