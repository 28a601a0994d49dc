const otherClients = 'Other clients call it, not the portal (DECISIONS.md 52).'
const otherPreferences = 'Other clients call prefs/apps (DECISIONS.md 73); the portal sends the language alone, whose values its own type bounds.'

const isGenerated = 'Its reader and its writer are generated; scripts/generate/schema compares them with the contract.'

/**
 * Answers and entities without a hand-written Schema in the portal, each with the reason. Pairs go as their capabilities read with the
 * generated readers (DECISIONS.md 76).
 */
export const withoutPair: Readonly<Record<string, string>> = {
  'portal.alert_flow.v1.ListAlertFlowsResponse': otherClients,
  'portal.alert_flow.v1.StartAlertFlowResponse': otherClients,
  'portal.alert_flow.v1.DismissAlertFlowResponse': otherClients,
  'portal.alert_stage.v1.GetAlertStageResponse': otherClients,
  'portal.alert_stage.v1.UpdateAlertStageResponse': otherClients,
  'portal.flow_admin.v1.ListFlowsResponse': otherClients,
  'portal.flow_admin.v1.RestartFlowResponse': otherClients,
  'portal.flow_admin.v1.CompleteFlowResponse': otherClients,
  'portal.flow_admin.v1.SnoozeFlowResponse': otherClients,
  'portal.reminders.v1.ListRemindersResponse': isGenerated,
  'portal.reminders.v1.SetReminderResponse': isGenerated,
  'portal.reminders.v1.DeleteReminderResponse': isGenerated,
  'portal.challenges.v1.ListChallengeStatsResponse': isGenerated,
  'portal.challenges.v1.ChallengeStat': isGenerated,
  'portal.goals.v1.ListGoalsResponse': isGenerated,
  'portal.goals.v1.SetGoalResponse': isGenerated,
  'portal.goals.v1.DeleteGoalResponse': isGenerated,
  'portal.kidney.v1.GetKidneyResultsResponse': isGenerated,
  'portal.lab_reports.v1.A1cResult': isGenerated,
  'portal.lab_reports.v1.GetA1cReportResponse': isGenerated,
  'portal.lab_reports.v1.GetCholesterolReportResponse': isGenerated,
  'portal.lab_reports.v1.GetA1cCholesterolReportResponse': isGenerated,
  'portal.pulse.v1.ListPulseReadingsResponse': isGenerated,
  'portal.pulse.v1.GetPulseStatsResponse': isGenerated,
  AppPreferences: otherPreferences,
  AppPreferenceList: otherPreferences,
  AppPreference: otherPreferences,
}
