/** Answers and entities that have neither a hand-written Schema in the portal nor a generated reader, each with the reason. */
export const withoutPair: Readonly<Record<string, string>> = {
  'portal.one_app_migration.v1.GetMigrationInfoResponse': 'The portal reads one boolean of it (gateway/migration.ts).',
}
