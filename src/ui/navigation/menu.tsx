import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import type { IconName } from '../primitives/icon-paths.ts'
import { Icon } from '../primitives/icon.tsx'
import { rovingFocusStep } from './roving-focus.ts'
import { RouterAnchor } from './router-anchor.tsx'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'
import * as styles from './menu.css.ts'

export type MenuItem = { key: string; label: string; icon?: IconName; lang?: string } & (
  | { kind: 'action'; onSelect: () => void }
  | { kind: 'link'; to: string }
  | { kind: 'external'; href: string }
  /** One of several options, such as a language, with a check mark on the selected one. */
  | { kind: 'choice'; chosen: boolean; onSelect: () => void }
)

/**
 * The list of an open menu: takes focus, moves with the arrow keys, and flips at the window's
 * edges.
 */
export function Menu({
  id,
  labelledBy,
  items,
  openAt,
  onClose,
}: {
  id: string
  labelledBy: string
  items: readonly MenuItem[]
  openAt: 'first' | 'last'
  onClose: (returnFocus: boolean) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const menu = list.current
    if (!menu) return
    const box = menu.getBoundingClientRect()
    menu.toggleAttribute('data-end', box.right > document.documentElement.clientWidth - 8)
    menu.toggleAttribute(
      'data-above',
      box.bottom > window.innerHeight - 8 && box.top > box.height + 64,
    )
    // When both sides are too narrow, it moves into the window instead of staying under its button.
    menu.style.marginInlineEnd = `${Math.min(0, menu.getBoundingClientRect().left - 8)}px`
    entries()
      .at(openAt === 'first' ? 0 : -1)
      ?.focus()
  }, [openAt])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(false)
    if (event.key === 'Escape') {
      event.stopPropagation()
      return onClose(true)
    }
    const all = entries()
    const next = rovingFocusStep(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.length,
    )
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <Entry key={item.key} item={item} onClose={onClose} />
      ))}
    </div>
  )
}

function Entry({ item, onClose }: { item: MenuItem; onClose: (returnFocus: boolean) => void }) {
  const t = useMessages()
  const shared = { className: styles.item, tabIndex: -1, lang: item.lang }
  const face = (
    <>
      {item.icon ? <Icon name={item.icon} /> : null}
      <span>{item.label}</span>
    </>
  )
  switch (item.kind) {
    case 'link':
      return (
        <RouterAnchor {...shared} role="menuitem" to={item.to} onClick={() => onClose(false)}>
          {face}
        </RouterAnchor>
      )
    case 'external':
      return (
        <a
          {...shared}
          role="menuitem"
          href={item.href}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onClose(true)}
        >
          {face}
          <span className={styles.end}>
            <Icon name="external" size="small" />
          </span>
          <VisuallyHidden>{t('ui.link.new-window')}</VisuallyHidden>
        </a>
      )
    case 'action':
    case 'choice': {
      const choice =
        item.kind === 'choice'
          ? { role: 'menuitemradio', 'aria-checked': item.chosen }
          : { role: 'menuitem' }
      const select = () => {
        onClose(true)
        item.onSelect()
      }
      return (
        <button {...shared} {...choice} type="button" onClick={select}>
          {face}
          {item.kind === 'choice' && item.chosen ? (
            <span className={styles.end}>
              <Icon name="check" size="small" />
            </span>
          ) : null}
        </button>
      )
    }
  }
}
