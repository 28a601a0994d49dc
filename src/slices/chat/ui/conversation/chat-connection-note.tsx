import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { appStateStore } from '#session/member/app-state-store.ts'
import { useChatState } from '../../store/use-chat.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as styles from '../panel/chat.css.ts'

/** Time before a missing connection is shown, in milliseconds. */
const patience = 3000

/** Shows that the browser is offline or that updates may be late. */
export function ChatConnectionNote() {
  const t = useMessages()
  const isOffline = useStore(appStateStore, ({ networkUp }) => !networkUp)
  const isCut = useChatState(
    ({ isLoading, isError, isConnected }) => !isLoading && !isError && !isConnected,
  )
  return (
    <div role="status" className={styles.line}>
      {isOffline ? (
        <Note>{t('chat.offline')}</Note>
      ) : isCut ? (
        <AfterAWhile>
          <Note>{t('chat.reconnecting')}</Note>
        </AfterAWhile>
      ) : null}
    </div>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className={styles.note}>
    <Icon name="clock" size="small" />
    <span>{children}</span>
  </p>
)

function AfterAWhile({ children }: { children: ReactNode }) {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return isLong ? children : null
}
