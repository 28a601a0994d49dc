import { CourseAnswer, CourseSummaryMessage, EducationPrograms, LessonAnswer, LessonMessage } from '../education.ts'
import { FoodEntryChange, FoodEntryContentMessage, NewEatenFoodMessage, NewFoodEntry } from '../food-entry.ts'
import { ChosenFoodFocusMessage, FoodFocusChosen, FoodFocusEnded, FoodFocusesMessage, FoodInsightMessage, FoodInsightsMessage } from '../food-focus.ts'
import { EatenFoodMessage, FoodAnswer, FoodEntries, FoodEntryAnswer, FoodEntryDeleted, FoodEntryMessage, FoodLogDayMessage, FoodLogDays, FoodMessage, FoodsFound, NutritionMessage, NutritionTotalMessage, UsualFoods } from '../food-log.ts'
import { AvailableReportMessage, DataExportMessage, ReportsAndDataMessage } from '../reports-and-data.ts'
import type { Pair } from './pair.ts'

/** Guided flows, courses, food, guides and tasks. */
export const flowPairs: readonly Pair[] = [
  { name: 'education', schema: EducationPrograms, component: 'portal.education.v1.ListEducationProgramsResponse' },
  { name: 'education: course', schema: CourseAnswer, component: 'portal.education.v1.GetCourseResponse' },
  { name: 'education: course opened', schema: CourseAnswer, component: 'portal.education.v1.OpenCourseResponse' },
  { name: 'education: lesson', schema: LessonMessage, component: 'portal.education.v1.Lesson' },
  { name: 'education: progress', schema: LessonAnswer, component: 'portal.education.v1.RecordLessonProgressResponse' },
  { name: 'education: summary', schema: CourseSummaryMessage, component: 'portal.education.v1.CourseSummary' },
  { name: 'food focus', schema: FoodFocusesMessage, component: 'portal.food_focus.v1.ListFoodFocusesResponse' },
  { name: 'food focus: chosen', schema: FoodFocusChosen, component: 'portal.food_focus.v1.ChooseFoodFocusResponse' },
  { name: 'food focus: chosen focus', schema: ChosenFoodFocusMessage, component: 'portal.food_focus.v1.ChosenFoodFocus' },
  { name: 'food focus: ended', schema: FoodFocusEnded, component: 'portal.food_focus.v1.EndFoodFocusResponse' },
  { name: 'food focus: insight', schema: FoodInsightMessage, component: 'portal.food_focus.v1.FoodInsight' },
  { name: 'food focus: insights', schema: FoodInsightsMessage, component: 'portal.food_focus.v1.ListFoodInsightsResponse' },
  { name: 'food log: added', schema: FoodEntryAnswer, component: 'portal.food_log.v1.AddFoodEntryResponse' },
  { name: 'food log: change', schema: FoodEntryChange, component: 'portal.food_log.v1.ChangeFoodEntryRequest' },
  { name: 'food log: changed', schema: FoodEntryAnswer, component: 'portal.food_log.v1.ChangeFoodEntryResponse' },
  { name: 'food log: content', schema: FoodEntryContentMessage, component: 'portal.food_log.v1.FoodEntryContent' },
  { name: 'food log: day', schema: FoodLogDayMessage, component: 'portal.food_log.v1.FoodLogDay' },
  { name: 'food log: days', schema: FoodLogDays, component: 'portal.food_log.v1.ListFoodLogDaysResponse' },
  { name: 'food log: deleted', schema: FoodEntryDeleted, component: 'portal.food_log.v1.DeleteFoodEntryResponse' },
  { name: 'food log: eaten', schema: EatenFoodMessage, component: 'portal.food_log.v1.EatenFood' },
  { name: 'food log: entries', schema: FoodEntries, component: 'portal.food_log.v1.ListFoodEntriesResponse' },
  { name: 'food log: entry', schema: FoodEntryAnswer, component: 'portal.food_log.v1.GetFoodEntryResponse' },
  { name: 'food log: entry itself', schema: FoodEntryMessage, component: 'portal.food_log.v1.FoodEntry' },
  { name: 'food log: favorite', schema: FoodAnswer, component: 'portal.food_log.v1.SetFavoriteFoodResponse' },
  { name: 'food log: food', schema: FoodMessage, component: 'portal.food_log.v1.Food' },
  { name: 'food log: found', schema: FoodsFound, component: 'portal.food_log.v1.SearchFoodsResponse' },
  { name: 'food log: new entry', schema: NewFoodEntry, component: 'portal.food_log.v1.AddFoodEntryRequest' },
  { name: 'food log: newly eaten', schema: NewEatenFoodMessage, component: 'portal.food_log.v1.NewEatenFood' },
  { name: 'food log: nutrition', schema: NutritionMessage, component: 'portal.food_log.v1.Nutrition' },
  { name: 'food log: nutrition of several', schema: NutritionTotalMessage, component: 'portal.food_log.v1.NutritionTotal' },
  { name: 'food log: usual foods', schema: UsualFoods, component: 'portal.food_log.v1.ListUsualFoodsResponse' },
  { name: 'reports and data', schema: ReportsAndDataMessage, component: 'portal.reports_and_data.v1.ListReportsAndDataResponse' },
  { name: 'reports and data: export', schema: DataExportMessage, component: 'portal.reports_and_data.v1.DataExport' },
  { name: 'reports and data: report', schema: AvailableReportMessage, component: 'portal.reports_and_data.v1.AvailableReport' },
]
