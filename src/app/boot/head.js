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
    // Scripts of the page itself; pieces that come later carry webpack's mark, and the app answers for them.
    if (event.target.src && !event.target.dataset.webpack) page.classList.add('boot-failed')
  },
  true,
)
