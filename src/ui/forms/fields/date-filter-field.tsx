import { useState } from 'react'
import { DateField } from './date-field.tsx'

/**
 * A day of a filter, applied on change. While it is being typed the field keeps what is typed; only
 * a whole date, as `accepts` says, is passed on. Left half typed, it shows the day in force again.
 */
export function DateFilterField({
  label,
  value,
  min,
  max,
  accepts,
  onChange,
}: {
  label: string
  value: string
  min?: string
  max?: string
  accepts: (text: string) => boolean
  onChange: (day: string) => void
}) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <DateField
      label={label}
      value={typed ?? value}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      onChange={(text) => {
        setTyped(text)
        if (accepts(text)) onChange(text)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
