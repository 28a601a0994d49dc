import { useState } from 'react'
import { DateField } from './date-field.tsx'

/**
 * A day filter, applied on change. Incomplete dates stay in the field, and only dates that pass
 * `accepts` are applied; on blur an incomplete date is reset.
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
