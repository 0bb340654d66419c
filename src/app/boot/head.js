// Runs before anything else, and leaves nothing behind but `early`.
;(function () {
  var page = document.documentElement
  var kept = function (key) {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      return null
    }
  }
  var scheme = kept('color-scheme')
  if (scheme != 'dark' && scheme != 'light')
    scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
  page.classList.add(scheme)
  if (kept('contrast') == 'sunlight') page.classList.add('sunlight')

  // The page of the build is a visitor's, in one language. For anybody else it is hidden from the first frame on.
  var token = kept('token')
  var locale = kept('locale')
  var member = token && token != 'null' && token != 'undefined'
  if (member || ((locale == 'en' || locale == 'pl') && locale != page.lang)) page.classList.add('fresh')

  // What is pressed and typed before the app answers is kept for it (early.ts). Links and menus work by themselves.
  window.early = []
  function keep(event) {
    if ('started' in page.dataset) return
    var at = event.target
    if (event.type == 'input') window.early.push({ field: at, value: at.value })
    var pressed = event.type == 'click' && at.closest && at.closest('[data-early]')
    if (pressed) window.early.push({ click: pressed.id })
    if (pressed || event.type == 'submit') event.preventDefault()
  }
  for (var type of ['click', 'input', 'submit']) addEventListener(type, keep, true)

  // A page whose scripts do not come, or are no scripts (a portal's log-in page), says so instead of waiting for ever.
  // Pieces that come later carry webpack's mark: the app answers for those, and from its start on for everything. So it
  // does for the page's own screen and for the words of a language but English, whose scripts are taken away so that the
  // app finds them missing at once.
  function failed() {
    if (!('started' in page.dataset)) page.classList.add('boot-failed')
  }
  addEventListener(
    'error',
    function (event) {
      var ours = document.querySelectorAll('script[src]:not([data-webpack])')
      for (var one of ours)
        if (event.target == one || event.filename == one.src) {
          if ('screen' in one.dataset) one.remove()
          else failed()
        }
    },
    true,
  )
  setTimeout(failed, 120000)
})()
