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
  AlertDestination: isGenerated,
  AlertThreshold: isGenerated,
  BloodPressureReadings: isGenerated,
  BloodPressureStats: isGenerated,
  BloodSugarAlertPreferences: isGenerated,
  BloodSugarAlerts: isGenerated,
  BloodSugarReading: isGenerated,
  BloodSugarReadings: isGenerated,
  BloodSugarStats: isGenerated,
  WeightBiometrics: isGenerated,
  WeightReading: isGenerated,
  WeightReadings: isGenerated,
  WeightStats: isGenerated,
  WeightTarget: isGenerated,
  'portal.biometrics.v1.AddWeightResponse': isGenerated,
  'portal.biometrics.v1.GetBiometricsResponse': isGenerated,
  'portal.biometrics.v1.ListBodyCompositionsResponse': isGenerated,
  'portal.biometrics.v1.SetHeightResponse': isGenerated,
  'portal.reports_and_data.v1.ListReportsAndDataResponse': isGenerated,
  'portal.reminders.v1.ListRemindersResponse': isGenerated,
  'portal.reminders.v1.SetReminderResponse': isGenerated,
  'portal.reminders.v1.DeleteReminderResponse': isGenerated,
  AppPreferences: otherPreferences,
  AppPreferenceList: otherPreferences,
  AppPreference: otherPreferences,
}
