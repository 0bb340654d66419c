// What the loaders of the build make of files that are not code.

declare module '*/content/settings.json' {
  const settings: import('../../contract/organisation').Organisation
  export { settings as default }
}

declare module '*.md' {
  const page: import('../../contract/page').PageText
  export { page as default }
}

declare module '*/locales/en.json' {
  const words: unknown
  export { words as default }
}

declare module '*/locales/pl.json' {
  const words: unknown
  export { words as default }
}
