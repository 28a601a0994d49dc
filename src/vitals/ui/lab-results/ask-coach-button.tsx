import { showChat } from '#session/member/chat-panel-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { LabArea } from './lab-area.ts'

/** "Ask your coach about this"; nothing for a member without chat. `isMain`: the act of its page. */
export function AskCoachButton({ slug, isMain = false }: { slug: LabArea; isMain?: boolean }) {
  const t = useMessages()
  const { hasChatAvailable } = useMember()
  return hasChatAvailable ? (
    <Button look={isMain ? 'primary' : 'secondary'} icon="chat" onClick={showChat}>
      {t(`${slug}.ask`)}
    </Button>
  ) : null
}
