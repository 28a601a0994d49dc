/*
 * Speaks when the portal cannot begin: a file of it is gone after a deploy, was refused or never comes, or the browser cannot read it. It loads the page
 * again once, and then says so in both languages with a way on. In the oldest JavaScript, for it runs where nothing else does.
 */
;(function () {
  var key = 'portal-reloaded-at'
  var patience = 30000
  var pause = 300000
  /* What the edge wrote into the page (src/platform/model/deployment.ts). */
  function supportPhone() {
    var element = document.getElementById('deployment')
    try {
      return (element && JSON.parse(element.textContent).supportPhone) || '1-800-555-0142'
      // oxlint-disable-next-line no-unused-vars -- the oldest browsers need a name
    } catch (unreadable) {
      return undefined
    }
  }
  var phone = supportPhone()
  var digits = String(phone).replace(/\D/g, '')
  function hasBegun() {
    return document.documentElement.getAttribute('data-portal') === 'begun'
  }

  /* The same mark as chunk.ts has: once in five minutes, so that the page does not go in circles. */
  function reloadOnce() {
    try {
      var before = Number(window.sessionStorage.getItem(key) || 0)
      if (Math.abs(new Date().getTime() - before) < pause) return false
      window.sessionStorage.setItem(key, String(new Date().getTime()))
    } catch (blocked) {
      return !blocked
    }
    window.location.reload()
    return true
  }

  function rescue() {
    var root = document.getElementById('root')
    /* What the edge drew for visitors is no page without its script. */
    var isDrawn = root && root.getAttribute('data-drawn')
    if (!root || (root.firstChild && !isDrawn) || hasBegun()) return
    if (!('noModule' in document.createElement('script'))) return
    if (reloadOnce()) return
    function add(parent, tag, text, address) {
      var part = document.createElement(tag)
      if (address) part.setAttribute('href', address)
      part.appendChild(document.createTextNode(text))
      parent.appendChild(part)
      return part
    }
    while (root.firstChild) root.removeChild(root.firstChild)
    var page = document.createElement('main')
    root.appendChild(page)
    function say(lang, heading, title, text, again, call) {
      var part = document.createElement('div')
      part.setAttribute('lang', lang)
      add(part, heading, title)
      add(part, 'p', text)
      add(add(part, 'p', ''), 'a', again, window.location.href)
      if (phone)
        add(add(part, 'p', ''), 'a', call, 'tel:+' + (digits.length === 10 ? '1' : '') + digits)
      page.appendChild(part)
    }
    say(
      'en-US',
      'h1',
      'Uh-oh! Our site had a hiccup.',
      'A part of this page could not be loaded. Load it again. If that does not help, use a new version of your browser, or call us.',
      'Load this page again',
      'Call ' + phone,
    )
    say(
      'es-US',
      'h2',
      'Nuestro sitio tuvo un tropiezo.',
      'No se pudo cargar una parte de esta p\u00e1gina. C\u00e1rguela de nuevo. Si eso no ayuda, use una versi\u00f3n reciente de su navegador o ll\u00e1menos.',
      'Cargar esta p\u00e1gina de nuevo',
      'Llamar al ' + phone,
    )
  }

  if (document.readyState === 'complete') rescue()
  else window.addEventListener('load', rescue)
  /* A file that never comes holds up the event. */
  setTimeout(rescue, patience)
})()
