import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { messageWithCard } from '../../model/cards/card-content.ts'
import {
  checkChatMessage,
  fitChatMessage,
  remainingCharacters,
} from '../../model/text/message-validation.ts'
import { chatMessageMaxLength } from '#platform/model/validation/input-patterns.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMedia } from '#platform/browser/use-media.ts'
import { useDraft } from '../../store/use-chat.ts'
import { cleanInput } from '#ui/forms/fields/clean-input.ts'
import { Button } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/tokens/class-names.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { media } from '#ui/tokens/tokens.ts'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'
import * as styles from './composer.css.ts'
import { autoGrowTextarea } from './auto-grow-textarea.ts'

/** Enter inserts a line break on devices with an on-screen keyboard, which has no Shift+Enter. */
const keysOnScreen = `${media.phone}, (hover: none) and (pointer: coarse)`

/**
 * The composer; typing renders nothing else. `attach` is the button, `attached` the attached card
 * and `words` its text; `onSend` gets the trimmed message.
 */
export const Composer = memo(function Composer({
  url,
  name,
  attach,
  attached,
  words,
  onSend,
}: {
  url: string
  name: string
  attach?: ReactNode
  attached?: ReactNode
  words?: string | undefined
  onSend: (text: string) => void
}) {
  const t = useMessages()
  const format = useFormat()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [{ text }, type] = useDraft(url)
  const [problem, setProblem] = useState<'forms.required' | 'forms.chat.too-long' | null>(null)
  const [isCut, setCut] = useState(false)
  const caret = useRef<number | null>(null)
  /** The text before an input method started a composition. */
  const before = useRef<string | null>(null)
  const hasKeysOnScreen = useMedia(keysOnScreen)
  useLayoutEffect(() => {
    if (box.current) autoGrowTextarea(box.current)
    // React moves the caret to the end when the value differs from the typed text.
    if (caret.current !== null) box.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [text, isCut])

  const take = (typed: string, isComposing: boolean) => {
    setProblem(null)
    // A composition can exceed the limit for a moment.
    if (isComposing) {
      before.current ??= text
      return type(typed)
    }
    const fitted = fitChatMessage(before.current ?? text, typed)
    before.current = null
    setCut(fitted.isCut)
    if (fitted.isCut) caret.current = fitted.caret
    type(fitted.text)
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    const check = checkChatMessage(
      messageWithCard(text.trim(), words === undefined ? null : { text: words }),
    )
    if (check.ok) onSend(check.message)
    setProblem(check.ok ? null : check.problem)
    setCut(false)
    if (!hasKeysOnScreen || !check.ok) box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter ends a composition; Safari reports that only by its key code.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    const isSending =
      event.ctrlKey || event.metaKey || (!hasKeysOnScreen && !event.shiftKey && !event.altKey)
    if (!isSending) return
    event.preventDefault()
    if (!event.repeat) send()
  }

  const length = [...text].length
  const left = remainingCharacters(length)
  const describedBy = [
    `${id}-keys`,
    `${id}-count`,
    ...(problem === null ? [] : [`${id}-error`]),
  ].join(' ')
  return (
    <form className={styles.composer} onSubmit={send}>
      {attached}
      <div className={classNames(styles.box, problem !== null && styles.wrong)}>
        <textarea
          ref={box}
          data-autofocus={hasKeysOnScreen ? undefined : ''}
          className={styles.area}
          rows={1}
          dir="auto"
          value={text}
          autoComplete="off"
          enterKeyHint={hasKeysOnScreen ? 'enter' : 'send'}
          aria-label={t('chat.write-to', { name })}
          aria-describedby={describedBy}
          aria-invalid={problem === null ? undefined : true}
          {...cleanInput('prose', take)}
          onKeyDown={onKeyDown}
        />
      </div>
      <VisuallyHidden id={`${id}-keys`}>
        {t(hasKeysOnScreen ? 'chat.keys.screen' : 'chat.keys')}
      </VisuallyHidden>
      {problem === null ? null : (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="octagon" size="small" />
          <span>{t(problem)}</span>
        </p>
      )}
      <p role="status" className={isCut ? styles.note : undefined}>
        {isCut ? t('chat.cut', { most: format.number(chatMessageMaxLength) }) : null}
      </p>
      <div className={styles.foot}>
        {attach}
        <p
          id={`${id}-count`}
          className={classNames(styles.count, left === null ? styles.farFromEnd : styles.nearEnd)}
        >
          {t('chat.count', {
            count: format.number(length),
            most: format.number(chatMessageMaxLength),
          })}
        </p>
        <VisuallyHidden role="status">
          {left === null ? null : t('chat.left', { count: left })}
        </VisuallyHidden>
        <Button
          type="submit"
          size="compact"
          icon="send"
          onPointerDown={(event) => event.preventDefault()}
        >
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
})
