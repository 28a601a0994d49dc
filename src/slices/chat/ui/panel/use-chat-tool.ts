import { useCallback, useEffect } from 'react'
import { useStore } from '#platform/store/use-store.ts'
import { type ChatTool, chatToolStore, closeTool } from './chat-tool-store.ts'

/**
 * Returns the open tool of a channel. Closing it restores the focus to its menu; leaving the
 * conversation closes it.
 */
export function useChatTool(url: string): {
  readonly tool: ChatTool | null
  readonly close: () => void
} {
  const tool = useStore(chatToolStore, (open) => (open?.url === url ? open.tool : null))
  useEffect(() => closeTool, [])
  const close = useCallback(() => {
    closeTool()
    document.querySelector<HTMLElement>('[data-chat-menu] button')?.focus()
  }, [])
  return { tool, close }
}
