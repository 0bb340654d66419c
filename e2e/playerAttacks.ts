// What hostile code would try to get out of the player's frame, or to keep. It runs in pages: each function takes all it needs.

/**
 * Tries each way that leaves the page where it is; what one throws stops no other. What worked is said to the server, as
 * /name; the names of what could be kept in the browser are returned as well, for where nothing can be said.
 */
export const tryToReach = async (target: string): Promise<string[]> => {
  const kept: string[] = []
  const call = (name: string) => void fetch(`${target}/${name}`, { mode: 'no-cors' }).catch(() => undefined)
  const keep = (name: string) => {
    kept.push(name)
    call(name)
  }
  const add = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return document.body.appendChild(element)
  }
  const codeOf = (name: string) => `fetch("${target}/${name}", { mode: 'no-cors' })`
  const scriptOf = (name: string) => URL.createObjectURL(new Blob([codeOf(name)], { type: 'text/javascript' }))
  const request = () => {
    const made = new XMLHttpRequest()
    made.open('GET', `${target}/xhr`)
    made.send()
  }
  const post = () => {
    const form = add('form', { action: `${target}/form`, method: 'post', target: '_blank' }) as HTMLFormElement
    form.submit()
  }
  const database = () =>
    new Promise<void>((resolve) => {
      const opening = indexedDB.open('hostile')
      opening.onsuccess = () => resolve(keep('indexeddb'))
      opening.onerror = () => resolve()
    })
  const cookie = () => {
    document.cookie = 'hostile=1'
    if (document.cookie.includes('hostile')) keep('cookie')
  }
  const local = () => {
    localStorage.setItem('hostile', '1')
    keep('localstorage')
  }
  const session = () => {
    sessionStorage.setItem('hostile', '1')
    keep('sessionstorage')
  }
  const evaluate = () => void (0, eval)(codeOf('eval'))
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- that is what is tried
  const construct = () => void new Function(codeOf('function'))()
  const inline = () => {
    const script = document.createElement('script')
    script.textContent = codeOf('inline')
    document.body.append(script)
  }
  const styled = () => {
    const sheet = new CSSStyleSheet()
    sheet.insertRule(`body { background-image: url("${target}/style") }`)
    document.adoptedStyleSheets.push(sheet)
  }
  const attempts: (() => unknown)[] = [
    () => call('fetch'),
    request,
    () => navigator.sendBeacon(`${target}/beacon`, 'x'),
    () => new WebSocket(`${target.replace('http', 'ws')}/websocket`),
    () => new EventSource(`${target}/events`),
    () => void (new Image().src = `${target}/image`),
    () => add('script', { src: `${target}/script` }),
    () => add('link', { rel: 'stylesheet', href: `${target}/stylesheet` }),
    () => add('link', { rel: 'prefetch', href: `${target}/prefetch` }),
    () => add('iframe', { src: `${target}/iframe` }),
    () => add('object', { data: `${target}/object` }),
    () => add('video', { src: `${target}/video` }),
    styled,
    () => import(`${target}/module`).catch(() => undefined),
    () => new Worker(scriptOf('worker')),
    () => new SharedWorker(scriptOf('sharedworker')),
    evaluate,
    construct,
    inline,
    post,
    () => window.open(`${target}/window`),
    database,
    () => caches.open('hostile').then(() => keep('caches')),
    cookie,
    local,
    session,
  ]
  for (const attempt of attempts)
    try {
      await attempt()
    } catch {
      // Refused: the next one.
    }
  return kept
}

/** Ways that lead the page, or the one around it, away. */
export const leavingWays = [
  'self',
  'replace',
  'top',
  'parent',
  'link',
  'toplink',
  'refresh',
  'formself',
  'formtop',
] as const

export const tryToLeave = ({ target, way }: { target: string; way: (typeof leavingWays)[number] }): void => {
  const address = `${target}/${way}`
  const follow = (where: string) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = address
    link.target = where
    // Not by the page's own listener, which holds links back.
    link.addEventListener('click', (event) => event.stopImmediatePropagation())
    link.click()
  }
  const post = (where: string) => {
    const form = document.body.appendChild(document.createElement('form'))
    form.action = address
    form.method = 'post'
    form.target = where
    form.submit()
  }
  const refresh = () => {
    const meta = document.createElement('meta')
    meta.httpEquiv = 'refresh'
    meta.content = `0;url=${address}`
    document.head.append(meta)
  }
  const ways = {
    self: () => window.location.assign(address),
    replace: () => window.location.replace(address),
    top: () => (window.top ?? window).location.assign(address),
    parent: () => window.parent.location.replace(address),
    link: () => follow('_self'),
    toplink: () => follow('_top'),
    refresh,
    formself: () => post('_self'),
    formtop: () => post('_top'),
  }
  ways[way]()
}

/** The names that the attacks say to the server where nothing holds them. */
export const reachingWays = [
  'fetch',
  'xhr',
  'beacon',
  'websocket',
  'events',
  'image',
  'script',
  'stylesheet',
  'prefetch',
  'iframe',
  'object',
  'video',
  'style',
  'module',
  'worker',
  'sharedworker',
  'eval',
  'function',
  'inline',
  'form',
  'window',
  'indexeddb',
  'caches',
  'cookie',
  'localstorage',
  'sessionstorage',
]
