/* Internet Explorer knows no modules, so nothing of the portal runs there: this says what to do, in both languages. Newer browsers do not load it. */
;(function () {
  var root = document.getElementById('root')
  if (!root) return
  var element = document.getElementById('deployment')
  var deployment = element ? JSON.parse(element.text) : {}
  var brand = deployment.brandName || 'Wellspring'
  var phone = deployment.supportPhone || '1-800-555-0142'
  var page = document.createElement('main')
  while (root.firstChild) root.removeChild(root.firstChild)
  root.appendChild(page)
  function say(tag, lang, text) {
    var part = document.createElement(tag)
    part.lang = lang
    part.appendChild(document.createTextNode(text))
    page.appendChild(part)
  }
  say('h1', 'en-US', 'Your browser is too old for this site')
  say(
    'p',
    'en-US',
    'Open ' +
      brand +
      ' in a new version of Chrome, Edge, Firefox or Safari. Need help? Call ' +
      phone +
      '.',
  )
  say('h2', 'es-US', 'Su navegador es demasiado antiguo para este sitio')
  say(
    'p',
    'es-US',
    'Abra ' +
      brand +
      ' en una versi\u00f3n reciente de Chrome, Edge, Firefox o Safari. \u00bfNecesita ayuda? Llame al ' +
      phone +
      '.',
  )
})()
