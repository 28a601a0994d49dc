import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Checkbox } from './checkbox.tsx'
import { Icon } from '../../primitives/icon.tsx'
import * as styles from './multi-select-field.css.ts'
import * as field from './field.css.ts'

/**
 * A multi-select: a button with the selection, and a list of checkboxes below. Escape, a press
 * outside and leaving by Tab close it. `summary` is the text of the closed field.
 */
export function MultiSelectField<Value extends string>({
  label,
  summary,
  options,
  value,
  onChange,
}: {
  label: string
  summary: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  onChange: (value: readonly Value[]) => void
}) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const choose = (choice: Value, chosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === choice ? chosen : value.includes(each))),
    )

  return (
    <div ref={box} className={styles.choices} onKeyDown={onKeyDown}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        className={styles.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>{summary}</span>
        <span className={styles.sign}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {open ? (
        <div id={`${id}-list`} role="group" aria-labelledby={`${id}-label`} className={styles.list}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              checked={value.includes(option.value)}
              onChange={(chosen) => choose(option.value, chosen)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      ) : null}
    </div>
  )
}
