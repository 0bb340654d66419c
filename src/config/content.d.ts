// What the loaders of the build make of files that are not code: checked there, typed where they are imported.

declare module '*.md' {
  const page: unknown
  export { page as default }
}

declare module '*.json' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=show.finding' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=problem.report' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=dogSync' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=member.import' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=desk.home' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=desk.search' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=show.desk' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=invitation' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=money' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=money.invoices' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=money.import' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=member' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=people' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=account.emailChange' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=account.household' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=account.unsubscribe' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=member.mailing' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=entry.desk' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=entry.add' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=payment.desk' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=course' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=dog.nexus' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=dog.measuring' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=show.results' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=show.edit' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=waiting' {
  const data: unknown
  export { data as default }
}
declare module '*.json?part=entry.clashes' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=entry.choice' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=draw' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=membership.desk' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=purchase.desk' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=problem.desk' {
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

declare module '*.json?part=results.files' {
  const data: unknown
  export { data as default }
}

declare module '*.json?part=results.runs' {
  const data: unknown
  export { data as default }
}
