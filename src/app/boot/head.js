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
addEventListener(
  'error',
  function (event) {
    if (event.target.src && !('live' in page.dataset)) page.classList.add('boot-failed')
  },
  true,
)
