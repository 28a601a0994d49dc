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
  ['what the frame of signed-in pages needs, in circles or not', '/p/src/ui/header.tsx', 'member'],
  ['a module between', '/p/src/app/layout/member-layout.tsx', 'member'],
  ['what visitors need, too', '/p/src/platform/http/fetch.ts', 'wire'],
  ['what visitors need, too, with schemas', '/p/src/vitals/model/rule.ts', 'rules'],
  ['the schemas', '/p/node_modules/effect/dist/Schema.js', 'schemas'],
  ['what the first page needs', '/p/src/ui/tile-grid.tsx', 'member'],
  ['what follows the pages', '/p/src/session/idle.ts', 'after'],
  ['what opens over them', '/p/src/ui/dialog.tsx', 'openings'],
  ['what the dashboard says first', '/p/src/ui/step.tsx', 'lead'],
  ['a rule of it, which other pages need', '/p/src/vitals/model/what-changed.ts', 'member'],
  ['what its tiles and other pages need, too', '/p/src/ui/reading-words.ts', 'member'],
  ['what its tiles need', '/p/src/ui/pulse.tsx', 'tiles'],
  ['what the chat needs without the dashboard', '/p/src/vitals/model/chat-text.ts', null],
  [
    'the tiles stay the file that is asked for',
    '/p/src/app/pages/dashboard/dashboard-tiles.tsx',
    null,
  ],
  ['what another page needs', '/p/src/ui/meal.tsx', null],
  ['the frame stays the file that is asked for', '/p/src/app/layout/member-root.tsx', null],
  ['calls of the first window', '/p/generated/rpc/calls/user-tasks.ts', 'member'],
  ['its readers', '/p/generated/schemas/rpc/user-tasks.reader.ts', 'member'],
  ['calls of the chat', '/p/generated/rpc/calls/chat.ts', 'after'],
  ['calls of what visitors ask, too', '/p/generated/openapi/calls/account.ts', 'wire'],
  ['what each call remembers of its answer', '/p/generated/entity-tag.ts', 'wire'],
  ['calls of the coach’s card', '/p/generated/rpc/calls/coaching.ts', 'coach'],
  ['other calls come with the pages that ask them', '/p/generated/rpc/calls/food-log.ts', null],
])('%s: %s', (_, id, part) => expect(files('/p')(id, graph)).toBe(part))
