/**
 * What may be typed, by name (VALID-007). The documents name these rules and show no values but
 * those of 2§5; a letter is any letter with its accents, of any script. Used whole: each begins at
 * the first character and ends at the last.
 */
export const inputPatterns = {
  /** Letters, digits, space, hyphen, apostrophe (straight or as phones write it), period. */
  name: /^[\p{L}\p{M}0-9 \-'’.]+$/u,
  /** Letters, digits, space, period, hyphen, hash. */
  address: /^[\p{L}\p{M}0-9 .\-#]+$/u,
  /** local-part@domain with a top-level domain of two letters or more. */
  email:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i,
  /**
   * P.O. boxes in all spellings, but not "Boxwood Rd" or "Pobox Lane"
   * (contracts/cases/po-boxes.yaml).
   */
  poBox:
    /(?<![\p{L}0-9])(?:p[ .-]*o[ .-]+box(?!\p{L})|p[ .-]*obox[ .#-]*(?:[0-9]|$)|p[ .-]*o[ .-]*b[ .#-]*[0-9]|post[ .-]+office[ .-]+box(?!\p{L}))/iu,
} as const

export const nameMaxLength = 100
export const addressLineMaxLength = 100
/** RFC 5321. */
export const emailMaxLength = 254
export const chatMessageMaxLength = 5000
