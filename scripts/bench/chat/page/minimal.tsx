import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { useLayoutEffect, useRef } from 'react'
import { VList, type VListHandle } from 'virtua'
import type { ChatMessage } from '#slices/chat/model/chat-message.ts'

/** A minimal virtual list of the same messages, scrolled to the end. */
function Minimal({ all }: { all: readonly ChatMessage[] }) {
  const list = useRef<VListHandle>(null)
  useLayoutEffect(() => list.current?.scrollToIndex(all.length - 1, { align: 'end' }), [all])
  return (
    <VList ref={list} data={all} style={{ height: 800 }}>
      {({ messageId, message }) => (
        <p key={messageId} style={{ margin: 0, padding: 16 }}>
          {message}
        </p>
      )}
    </VList>
  )
}

export function drawMinimal(stage: HTMLElement, all: readonly ChatMessage[]): () => void {
  const root = createRoot(stage)
  flushSync(() => root.render(<Minimal all={all} />))
  return () => root.unmount()
}
