// What the loaders of the build make of files that are not code: checked there, typed where they are imported.

declare module '*.md' {
  const page: unknown
  export { page as default }
}

declare module '*.json' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=finding' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=dogSync' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=deskHome' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=deskSearch' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=deskShows' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=deskPeople' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=household' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=showEntries' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=deskAdds' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=deskTransfers' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=courses' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=measuring' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=showResults' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=showEdit' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=waiting' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=clashes' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=entryChange' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=draw' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=qa' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=results' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=runs' {
  const data: unknown
  export { data as default }
}
