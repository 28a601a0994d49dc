import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { FileRegistry } from '@bufbuild/protobuf'
import { isGivenName, loadProto } from '../generate/rpc/rpc-methods.ts'
import { fieldNameFindings, keptNames, patternFindings } from './field-names.ts'

const things = `syntax = "proto3";
package portal.things.v1;
import "buf/validate/validate.proto";
import "google/protobuf/timestamp.proto";
import "portal/calendar/v1/calendar.proto";
import "portal/options/v1/options.proto";
import "portal/options/v1/rules.proto";

message Thing {
  repeated string note = 1;
  bool is_new = 2;
  string form_url = 3;
  int32 days_with_notes = 4;
  google.protobuf.Timestamp created = 5;
  portal.calendar.v1.CalendarDate due = 6;
  string eaten = 7 [(buf.validate.field).string.(portal.options.v1.wall_clock) = true];
  bool is_old = 8 [(portal.options.v1.origin) = ORIGIN_GIVEN];
  string timestamp = 9 [(buf.validate.field).string.(portal.options.v1.wall_clock) = true];
  repeated string notes = 10 [(buf.validate.field).repeated.items.string.pattern = "^a$"];
  string other = 11 [(buf.validate.field).string.pattern = "^a$"];
  string single = 12 [(buf.validate.field).string.pattern = "^b$"];
  bool ready = 13;
  google.protobuf.Timestamp create_time = 14;
  portal.calendar.v1.CalendarDate date = 15;
}
`

let registry: FileRegistry
beforeAll(() => {
  const workspace = mkdtempSync(join(tmpdir(), 'names-'))
  for (const part of ['buf.yaml', 'proto-vendor', 'proto/portal/options', 'proto/portal/calendar'])
    cpSync(`contracts/${part}`, join(workspace, part), { recursive: true })
  mkdirSync(join(workspace, 'proto/portal/things/v1'), { recursive: true })
  writeFileSync(join(workspace, 'proto/portal/things/v1/things.proto'), things)
  registry = loadProto(workspace)
})

test('reports decided names that break a rule, and neither given nor listed names', () => {
  expect(
    fieldNameFindings(registry, (field) => isGivenName(registry, field)).map(
      ({ where, message }) => `${where.split('.').at(-1)} ${message}`,
    ),
  ).toEqual([
    'note A repeated field has a plural name. (AIP-140)',
    'is_new A boolean has no "is_". (AIP-140)',
    'form_url An address is a "uri". (AIP-140)',
    'days_with_notes A name has no preposition. (AIP-140)',
    'created A time ends with "_time". (AIP-142)',
    'due A day ends with "_date". (AIP-142)',
    'eaten A time ends with "_time". (AIP-142)',
  ])
})

test('reports fields with the same pattern', () => {
  expect(patternFindings(registry).map(({ where }) => where)).toEqual([
    'portal.things.v1.Thing.notes',
    'portal.things.v1.Thing.other',
  ])
})

test('lists only fields of the contract', () => {
  const names = new Set(
    [...loadProto('contracts')].flatMap((type) =>
      type.kind === 'message' ? type.fields.map(({ name }) => name) : [],
    ),
  )
  expect(Object.keys(keptNames).filter((name) => !names.has(name))).toEqual([])
})
