import { expect, it } from 'vitest'
import { files } from './files.ts'

const imports: Record<string, string[]> = {
  '/p/src/app/member-area.tsx': ['/p/src/app/shell.tsx', '/p/src/gateway/a.ts'],
  '/p/src/app/shell.tsx': ['/p/src/ui/header.tsx', '/p/src/ui/button.tsx', '/p/src/app/member-area.tsx'],
  '/p/src/app/sign-in-page.tsx': ['/p/src/ui/button.tsx'],
  '/p/src/gateway/a.ts': ['/p/generated/rpc/calls.ts'],
  '/p/generated/rpc/calls.ts': ['/p/generated/rpc/calls/chat.ts'],
  '/p/src/app/dashboard-page.tsx': ['/p/src/ui/tile.tsx', '/p/src/ui/header.tsx'],
  '/p/src/app/overlays.tsx': ['/p/src/ui/dialog.tsx', '/p/src/ui/tile.tsx'],
  '/p/src/slices/dashboard/changes.tsx': ['/p/src/domain/what-changed.ts', '/p/src/ui/header.tsx'],
  '/p/src/app/dashboard-parts.tsx': ['/p/src/ui/pulse.tsx', '/p/src/domain/what-changed.ts', '/p/src/domain/chat-text.ts'],
  '/p/src/app/chat-parts.tsx': ['/p/src/domain/chat-text.ts'],
  '/p/src/app/food-page.tsx': ['/p/src/ui/meal.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

it.each([
  ['what the frame of signed-in pages needs, in circles or not', '/p/src/ui/header.tsx', 'member'],
  ['a module between', '/p/src/app/shell.tsx', 'member'],
  ['what visitors need, too, is left to the bundler', '/p/src/ui/button.tsx', null],
  ['what the first page needs', '/p/src/ui/tile.tsx', 'member'],
  ['what opens over the pages', '/p/src/ui/dialog.tsx', 'after'],
  ['what the dashboard says of change', '/p/src/domain/what-changed.ts', 'lead'],
  ['what its tiles need', '/p/src/ui/pulse.tsx', 'tiles'],
  ['what the chat needs without the dashboard', '/p/src/domain/chat-text.ts', null],
  ['the tiles stay the file that is asked for', '/p/src/app/dashboard-parts.tsx', null],
  ['what another page needs', '/p/src/ui/meal.tsx', null],
  ['the frame stays the file that is asked for', '/p/src/app/member-area.tsx', null],
  ['texts of every page', '/p/src/i18n/catalogues/common.es-US.json', 'texts.es-US'],
  ['texts of every signed-in page', '/p/src/i18n/catalogues/shell.en-US.json', 'member-texts.en-US'],
  ['texts of one page', '/p/src/i18n/catalogues/dashboard.en-US.json', null],
  ['calls come with the pages that ask them', '/p/generated/rpc/calls/chat.ts', null],
])('%s: %s', (_, id, part) => expect(files('/p')(id, graph)).toBe(part))
