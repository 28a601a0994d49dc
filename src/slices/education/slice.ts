import { weightPrograms } from '#session/member/model/programs.ts'
import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'private',
  programs: weightPrograms,
  areas: ['education', 'forms'],
} as const

/**
 * Pages of courses, for the programs in 2§4; the specification names no path
 * (docs/decisions/0042-education-pages.md).
 */
export const educationSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'education',
      title: 'titles.education',
      screen: () =>
        import('#slices/education/ui/courses/courses-screen.tsx').then((of) => of.CoursesScreen),
    },
    {
      ...shared,
      id: 'educationCourse',
      title: 'titles.education-course',
      screen: () =>
        import('#slices/education/ui/course/course-screen.tsx').then((of) => of.CourseScreen),
    },
  ],
}
