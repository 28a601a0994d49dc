import { ChallengeStatMessage, ChallengeStats } from '../challenges.ts'
import { GoalDeleted, GoalMessage, GoalPlanMessage, Goals, GoalSet, GoalWish } from '../goals.ts'
import { AlbuminResult, FiltrationResult, KidneyResults } from '../kidney.ts'
import { A1cReport, A1cReportAnswer, A1cResult, CholesterolPanel, CholesterolReport, CholesterolReportAnswer, CombinedReport } from '../lab-reports.ts'
import { PulseReading, PulseReadings, PulseStats } from '../pulse.ts'
import type { Pair } from './pair.ts'

/** What members measure, and what is made of it. */
export const readingPairs: readonly Pair[] = [
  { name: 'challenges', schema: ChallengeStats, component: 'portal.challenges.v1.ListChallengeStatsResponse' },
  { name: 'challenges: stat', schema: ChallengeStatMessage, component: 'portal.challenges.v1.ChallengeStat' },
  { name: 'goals', schema: Goals, component: 'portal.goals.v1.ListGoalsResponse' },
  { name: 'goals: deleted', schema: GoalDeleted, component: 'portal.goals.v1.DeleteGoalResponse' },
  { name: 'goals: goal', schema: GoalMessage, component: 'portal.goals.v1.Goal' },
  { name: 'goals: plan', schema: GoalPlanMessage, component: 'portal.goals.v1.GoalPlan' },
  { name: 'goals: set', schema: GoalSet, component: 'portal.goals.v1.SetGoalResponse' },
  { name: 'goals: wish', schema: GoalWish, component: 'portal.goals.v1.SetGoalRequest' },
  { name: 'kidney', schema: KidneyResults, component: 'portal.kidney.v1.GetKidneyResultsResponse' },
  { name: 'kidney: albumin', schema: AlbuminResult, component: 'portal.kidney.v1.AlbuminResult' },
  { name: 'kidney: filtration', schema: FiltrationResult, component: 'portal.kidney.v1.FiltrationResult' },
  { name: 'lab reports: A1C', schema: A1cReportAnswer, component: 'portal.lab_reports.v1.GetA1cReportResponse' },
  { name: 'lab reports: A1C report', schema: A1cReport, component: 'portal.lab_reports.v1.A1cReport' },
  { name: 'lab reports: A1C result', schema: A1cResult, component: 'portal.lab_reports.v1.A1cResult' },
  { name: 'lab reports: both', schema: CombinedReport, component: 'portal.lab_reports.v1.GetA1cCholesterolReportResponse' },
  { name: 'lab reports: cholesterol', schema: CholesterolReportAnswer, component: 'portal.lab_reports.v1.GetCholesterolReportResponse' },
  { name: 'lab reports: cholesterol report', schema: CholesterolReport, component: 'portal.lab_reports.v1.CholesterolReport' },
  { name: 'lab reports: panel', schema: CholesterolPanel, component: 'portal.lab_reports.v1.CholesterolPanel' },
  { name: 'pulse: reading', schema: PulseReading, component: 'portal.pulse.v1.PulseReading' },
  { name: 'pulse: readings', schema: PulseReadings, component: 'portal.pulse.v1.ListPulseReadingsResponse' },
  { name: 'pulse: statistics', schema: PulseStats, component: 'portal.pulse.v1.GetPulseStatsResponse' },
]
