/** Scripts of routes: every file that the page does not load at its start. */
export const lateFiles =
  /\/assets\/(?!(?:app|react|store|router|intl|chakra|own|home|home-rows|home-still|schemas|en|pl|flags|portal)\.)[^/]+\.js$/
