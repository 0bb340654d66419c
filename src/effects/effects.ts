/** A place of the browser's history; the same fields as react-router's Location. */
export interface BrowserLocation {
  pathname: string
  search: string
  hash: string
  state: unknown
  key: string
}

/**
 * The port to the world: everything that is not a pure function of state and action goes through it, so that sealing
 * it makes a replay harmless. Live: the browser. Sealed: nothing leaves, nothing answers.
 */
export interface Effects {
  fetch: typeof globalThis.fetch
  storage: {
    /** The raw text under a key; null where there is none or the browser refuses. */
    read: (key: string) => string | null
    /** Throws where the browser refuses (quota, blocked storage). */
    write: (key: string, value: string) => void
    remove: (key: string) => void
    /** Another tab wrote under this key (null: it cleared everything). Returns the way to stop. */
    onChange: (listener: (key: string | null) => void) => () => void
  }
  /** Texts that last as long as the tab, over a reload; a browser that refuses forgets them. */
  session: {
    read: (key: string) => string | null
    write: (key: string, value: string) => void
    remove: (key: string) => void
  }
  /** Kept for a year, for the server's choice of the page's language. */
  cookies: { write: (name: string, value: string) => void }
  navigation: {
    current: () => BrowserLocation
    push: (url: string, state: unknown) => void
    replace: (url: string, state: unknown) => void
    go: (steps: number) => void
    onPop: (listener: () => void) => () => void
    reload: () => void
    /** Leaves the app for an address elsewhere. */
    leaveFor: (url: string) => void
  }
  /** Whether the browser has a network at all; `true` promises nothing. */
  network: {
    isOnline: () => boolean
    /** Runs a callback whenever the network comes or goes. */
    onChange: (run: () => void) => void
    /** What the browser calls itself in each request. */
    userAgent: () => string
  }
  files: {
    /** Hands a text, or what a call has brought, to the reader as a file. */
    save: (name: string, type: string, content: string | Blob) => void
    /** Keeps a file that the reader chose, for as long as the page lives, under an id that the store can hold. */
    keep: (file: Blob) => string
    kept: (id: string) => Blob | null
  }
  /** Whether the text is in the reader's clipboard now; a browser may refuse. */
  clipboard: { write: (text: string) => Promise<boolean> }
  /** Opens what the device shares links with; false where it has nothing of the kind or refuses. */
  share: (link: { title: string; url: string }) => Promise<boolean>
  clock: { now: () => string }
  ids: { next: () => string }
  /** Runs something later, once; returns the way to call it off. */
  timers: { after: (milliseconds: number, run: () => void) => () => void }
  /** Asks the browser to print the page. */
  print: () => void
  /** Runs a callback whenever the reader returns to the tab or to the network. */
  onReturn: (run: () => void) => void
  /** Runs something when the page is left. May run twice when it is left for another site. */
  onLeave: (run: () => void) => void
  /** The browser asks before the page is closed or loaded again, where that is wanted then. */
  confirmLeaving: (isWanted: () => boolean) => void
}
