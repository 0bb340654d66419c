/** Scripts of routes: every file that the home page does not load by itself. */
export const lateFiles =
  /\/assets\/(?!(?:app|react|store|router|intl|chakra|own|home|home-rows|home-still|schemas|en|pl|time|flags|portal)\.)[^/]+\.js$/
