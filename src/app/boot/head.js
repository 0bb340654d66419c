var page = document.documentElement
var kept = function (key) {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    return null
  }
}
var scheme = kept('color-scheme')
if (scheme != 'dark' && scheme != 'light') scheme = matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'
page.classList.add(scheme)
page.style.colorScheme = scheme
if (kept('contrast') == 'sunlight') page.classList.add('sunlight')

// A page whose scripts do not come, or are no scripts (a portal's log-in page), says so instead of waiting for ever.
// Pieces that come later carry webpack's mark: the app answers for those, and from its start on for everything.
function failed() {
  if (!('started' in page.dataset)) page.classList.add('boot-failed')
}
addEventListener(
  'error',
  function (event) {
    var ours = document.querySelectorAll('script[src]:not([data-webpack])')
    for (var i = 0; i < ours.length; i++) if (event.target == ours[i] || event.filename == ours[i].src) failed()
  },
  true,
)
setTimeout(failed, 120000)
