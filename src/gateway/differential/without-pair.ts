const otherClients = 'Other clients call it, not the portal (DECISIONS.md 52).'

/** Answers and entities that have neither a hand-written Schema in the portal nor a generated reader, each with the reason. */
export const withoutPair: Readonly<Record<string, string>> = {
  'portal.one_app_migration.v1.GetMigrationInfoResponse': 'The portal reads one boolean of it (gateway/migration.ts).',
  'portal.alert_flow.v1.ListAlertFlowsResponse': otherClients,
  'portal.alert_flow.v1.StartAlertFlowResponse': otherClients,
  'portal.alert_flow.v1.DismissAlertFlowResponse': otherClients,
  'portal.alert_stage.v1.GetAlertStageResponse': otherClients,
  'portal.alert_stage.v1.UpdateAlertStageResponse': otherClients,
  'portal.flow_admin.v1.ListFlowsResponse': otherClients,
  'portal.flow_admin.v1.RestartFlowResponse': otherClients,
  'portal.flow_admin.v1.CompleteFlowResponse': otherClients,
  'portal.flow_admin.v1.SnoozeFlowResponse': otherClients,
}
