/** Files of routes: all that the page does not name itself. */
export const lateFiles =
  /\/assets\/(?!(?:app|react|store|router|intl|chakra|own|home|home-rows|home-still|schemas|en|pl|flags|portal)\.)[^/]+\.js$/
