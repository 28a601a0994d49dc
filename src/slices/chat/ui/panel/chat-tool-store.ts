import { createStore } from '#platform/store/store.ts'

/** What she does with a whole conversation: search it, or take it along. */
export type ChatTool = 'find' | 'save' | 'print'

/** The tool that is open, and of which channel; a channel that is left closes it. */
export const chatToolStore = createStore<{ readonly url: string; readonly tool: ChatTool } | null>(
  null,
)
export function closeTool(): void {
  return chatToolStore.set(null)
}
