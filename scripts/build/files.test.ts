import { expect, it } from 'vitest'
import { files } from './files.ts'

const imports: Record<string, string[]> = {
  '/p/src/app/layout/member-root.tsx': [
    '/p/src/app/layout/member-layout.tsx',
    '/p/src/platform/http/a.ts',
  ],
  '/p/src/app/layout/member-layout.tsx': [
    '/p/src/ui/header.tsx',
    '/p/src/ui/button.tsx',
    '/p/src/app/layout/member-root.tsx',
  ],
  '/p/src/app/pages/sign-in-page.tsx': [
    '/p/src/ui/button.tsx',
    '/p/src/platform/http/fetch.ts',
    '/p/src/vitals/model/rule.ts',
  ],
  '/p/src/vitals/model/rule.ts': ['/p/node_modules/effect/dist/Schema.js'],
  '/p/src/platform/http/a.ts': [
    '/p/generated/rpc/calls.ts',
    '/p/src/platform/http/fetch.ts',
    '/p/src/vitals/model/rule.ts',
  ],
  '/p/generated/rpc/calls.ts': [
    '/p/generated/rpc/calls/chat.ts',
    '/p/generated/rpc/calls/food-log.ts',
  ],
  '/p/src/app/pages/dashboard/dashboard-page.tsx': [
    '/p/src/ui/tile-grid.tsx',
    '/p/src/ui/header.tsx',
  ],
  '/p/src/app/overlays/deferred-shell.tsx': ['/p/src/session/idle.ts', '/p/src/ui/header.tsx'],
  '/p/src/app/overlays/auto-open-overlays.tsx': ['/p/src/ui/dialog.tsx', '/p/src/session/idle.ts'],
  '/p/src/app/pages/dashboard/dashboard-first-window.tsx': [
    '/p/src/vitals/model/what-changed.ts',
    '/p/src/ui/step.tsx',
    '/p/src/ui/reading-words.ts',
    '/p/src/ui/header.tsx',
  ],
  '/p/src/app/pages/dashboard/dashboard-tiles.tsx': [
    '/p/src/ui/pulse.tsx',
    '/p/src/ui/reading-words.ts',
    '/p/src/vitals/model/what-changed.ts',
    '/p/src/vitals/model/chat-text.ts',
  ],
  '/p/src/app/pages/chat/chat-panel-host.tsx': ['/p/src/vitals/model/chat-text.ts'],
  '/p/src/app/pages/food-page.tsx': ['/p/src/ui/meal.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

it.each([
  ['imports of the signed-in layout, also circular', '/p/src/ui/header.tsx', 'member'],
  ['an intermediate module', '/p/src/app/layout/member-layout.tsx', 'member'],
  ['shared with visitors', '/p/src/platform/http/fetch.ts', 'wire'],
  ['shared with visitors, with schemas', '/p/src/vitals/model/rule.ts', 'rules'],
  ['the schema library', '/p/node_modules/effect/dist/Schema.js', 'schemas'],
  ['imports of the first page', '/p/src/ui/tile-grid.tsx', 'member'],
  ['a small module of every page', '/p/src/platform/model/assert-never.ts', 'common'],
  ['imports of deferred code', '/p/src/session/idle.ts', 'after'],
  ['imports of overlays', '/p/src/ui/dialog.tsx', 'openings'],
  ['imports of the first window', '/p/src/ui/step.tsx', 'lead'],
  ['a shared rule of the first window', '/p/src/vitals/model/what-changed.ts', 'member'],
  ['shared by tiles and other pages', '/p/src/ui/reading-words.ts', 'member'],
  ['imports of the tiles', '/p/src/ui/pulse.tsx', 'tiles'],
  ['imports of the chat', '/p/src/vitals/model/chat-text.ts', null],
  ['the entry of the tiles', '/p/src/app/pages/dashboard/dashboard-tiles.tsx', 'tiles'],
  ['imports of another page', '/p/src/ui/meal.tsx', null],
  ['the entry of the layout', '/p/src/app/layout/member-root.tsx', 'member'],
  ['calls of the first window', '/p/generated/rpc/calls/user-tasks.ts', 'member'],
  ['its readers', '/p/generated/schemas/rpc/user-tasks.reader.ts', 'member'],
  ['calls of the chat', '/p/generated/rpc/calls/chat.ts', 'coach'],
  ['calls that visitors use, too', '/p/generated/openapi/calls/account.ts', 'wire'],
  ['a helper of all calls', '/p/generated/entity-tag.ts', 'wire'],
  ['calls of the coach’s card', '/p/generated/rpc/calls/coaching.ts', 'coach'],
  ['calls of food', '/p/generated/rpc/calls/food-log.ts', 'meals'],
  ['calls of other pages', '/p/generated/rpc/calls/goals.ts', null],
])('assigns %s to its chunk: %s', (_, id, part) => expect(files('/p')(id, graph)).toBe(part))
