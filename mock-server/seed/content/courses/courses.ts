import { balancedPlate } from './balanced-plate.ts'
import type { CourseContent } from './course.ts'
import { foodLabels } from './food-labels.ts'
import { glp1Medicines } from './glp1-medicines.ts'
import { moveMore } from './move-more.ts'
import { sleepAndStress } from './sleep-and-stress.ts'
import { understandPrediabetes } from './understand-prediabetes.ts'
import { weightHabits } from './weight-habits.ts'

/** In the recommended order. */
const inOrder: readonly CourseContent[] = [
  understandPrediabetes,
  weightHabits,
  glp1Medicines,
  balancedPlate,
  foodLabels,
  moveMore,
  sleepAndStress,
]

export const courses: ReadonlyMap<string, CourseContent> = new Map(
  inOrder.map((course) => [course.id, course]),
)
