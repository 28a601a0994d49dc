import { useMessages } from '#i18n/use-messages.ts'
import { MenuButton } from '#ui/navigation/menu-button.tsx'
import { type ChatTool, chatToolStore } from './chat-tool-store.ts'

const tools = [
  { tool: 'find', icon: 'search' },
  { tool: 'save', icon: 'download' },
  { tool: 'print', icon: 'printer' },
] as const satisfies readonly { tool: ChatTool; icon: string }[]

/** Menu of the tools in the header of a conversation. */
export function ConversationMenu({ url }: { url: string }) {
  const t = useMessages()
  const items = tools.map(({ tool, icon }) => ({
    kind: 'action' as const,
    key: tool,
    icon,
    label: t(`chat.more.${tool}`),
    onSelect: () => chatToolStore.set({ url, tool }),
  }))
  return (
    <span data-chat-menu="">
      <MenuButton name={t('chat.more')} items={items} icon="more" chevron={false} />
    </span>
  )
}
