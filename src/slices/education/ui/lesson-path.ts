import { href } from '#platform/model/paths.ts'

/** Returns the path of a lesson. */
export function lessonPath(course: string, lesson: string): string {
  return `${href('educationCourse', course)}?lesson=${encodeURIComponent(lesson)}`
}
