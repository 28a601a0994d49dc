const search = document.getElementById('search')
const status = document.getElementById('status')
const found = document.getElementById('found')
const rows = [...document.querySelectorAll('article')].map((row) => ({
  row,
  text: row.textContent.toLowerCase(),
}))

function show() {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  let many = 0
  for (const { row, text } of rows) {
    row.hidden =
      !words.every((word) => text.includes(word)) ||
      (status.value !== '' && row.dataset.status !== status.value)
    if (!row.hidden) many += 1
  }
  for (const section of document.querySelectorAll('section'))
    section.hidden = section.querySelector('article:not([hidden])') === null
  found.textContent = `${many} ${many === 1 ? 'requirement' : 'requirements'}`
}

search.addEventListener('input', show)
status.addEventListener('change', show)
search.form.addEventListener('submit', (event) => event.preventDefault())
