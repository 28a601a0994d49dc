// The card form of the mock payment processor. The card number stays in this frame: the page gets a
// token of the brand, the last four digits and the expiry. A card that ends in 0002 is declined.
const query = new URLSearchParams(location.search)
const parentOrigin = query.get('parent') ?? ''
const isSpanish = (query.get('lang') ?? '').startsWith('es')
const words = isSpanish
  ? {
      number: 'Número de tarjeta',
      expires: 'Vencimiento (MM/AA)',
      cvc: 'Código de seguridad',
      send: 'Agregar esta tarjeta',
      sending: 'Agregando',
      badNumber: 'Revise el número de la tarjeta',
      badExpires: 'Escriba un mes que no haya pasado, como 05/29',
      badCvc: 'Escriba los 3 o 4 dígitos del código',
    }
  : {
      number: 'Card number',
      expires: 'Expiry (MM/YY)',
      cvc: 'Security code',
      send: 'Add this card',
      sending: 'Adding',
      badNumber: 'Check the card number',
      badExpires: 'Enter a month that has not passed, such as 05/29',
      badCvc: 'Enter the 3 or 4 digits of the code',
    }
const byId = (id) => document.getElementById(id)
const form = document.querySelector('form')
const button = document.querySelector('button')
const post = (message) => parent.postMessage({ type: 'payment-form', ...message }, parentOrigin)

const digitsOf = (id) => byId(id).value.replace(/[\s-]/g, '')

/** The check digit of card numbers (ISO/IEC 7812-1, Luhn). */
function isCardNumber(digits) {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Returns an expiry as `yyyy_MM`, or null when it is invalid or past. */
function expiryOf(text) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(text) ?? []
  if (year === undefined) return null
  const now = new Date()
  return (2000 + Number(year)) * 12 + Number(month) >= now.getFullYear() * 12 + now.getMonth() + 1
    ? `20${year}_${month}`
    : null
}

const brandOf = (digits) =>
  /^3[47]/.test(digits)
    ? 'amex'
    : digits[0] === '5'
      ? 'mastercard'
      : digits[0] === '6'
        ? 'discover'
        : 'visa'
const randomLetters = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')

function showProblems(problems) {
  for (const id of ['number', 'expires', 'cvc']) {
    byId(id).setAttribute('aria-invalid', String(problems[id] !== undefined))
    byId(`${id}-problem`).textContent = problems[id] ?? ''
  }
  const first = Object.keys(problems)[0]
  if (first !== undefined) byId(first).focus()
  return first !== undefined
}

function setSending(isSending) {
  button.setAttribute('aria-disabled', String(isSending))
  button.textContent = isSending ? words.sending : words.send
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  if (button.getAttribute('aria-disabled') === 'true') return
  const number = digitsOf('number')
  const expires = expiryOf(digitsOf('expires'))
  const problems = {
    ...(!isCardNumber(number) && { number: words.badNumber }),
    ...(expires === null && { expires: words.badExpires }),
    ...(!/^\d{3,4}$/.test(digitsOf('cvc')) && { cvc: words.badCvc }),
  }
  if (showProblems(problems)) return
  setSending(true)
  const isDeclined = number.endsWith('0002')
  post({
    event: 'token',
    token: isDeclined
      ? 'tok_declined'
      : `tok_${brandOf(number)}_${number.slice(-4)}_${expires}_${randomLetters()}`,
  })
})

addEventListener('message', ({ data, origin, source }) => {
  if (origin !== parentOrigin || source !== parent) return
  if (data?.type === 'payment-form' && data.event === 'settled') setSending(false)
})

document.documentElement.lang = isSpanish ? 'es-US' : 'en-US'
for (const id of ['number', 'expires', 'cvc'])
  document.querySelector(`label[for=${id}]`).textContent = words[id]
setSending(false)
if (parent !== window && parentOrigin !== '') {
  post({ event: 'ready' })
  new ResizeObserver(() =>
    post({ event: 'height', height: Math.ceil(form.getBoundingClientRect().height) }),
  ).observe(form)
}
