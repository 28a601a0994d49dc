import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useStore } from '#platform/store/use-store.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { MemberFormHost } from '../layout/member-form-host.ts'
import { WaitingLeave } from './waiting-leave.tsx'
import { WaitingSave } from './waiting-save.tsx'

/**
 * Shows above the page what the member saved and the portal could not send, in any tab. The page of
 * a form says it itself.
 */
export function WaitingNotice({ saves }: { saves: MemberFormHost['saves'] }) {
  const all = useStore(saves.all)
  const { pathname } = useLocation()
  const [room] = useState(() => document.getElementById('waiting'))
  const shown = all.filter(
    (save) => !(save.page.split('?')[0] === pathname && saves.isInForm(save)),
  )
  return (
    <>
      <WaitingLeave saves={saves} />
      {room === null || shown.length === 0
        ? null
        : createPortal(
            <Stack gap="s6">
              {shown.map((save) => (
                <WaitingSave key={save.id} save={save} saves={saves} />
              ))}
              {/* The gap below, as under the note of a link. */}
              <div />
            </Stack>,
            room,
          )}
    </>
  )
}
