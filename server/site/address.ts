import { paths } from '#contract/shared/paths'
import type { ServerDeps } from '../deps'

/** Whole addresses of this site, for readers elsewhere: in a search engine, a shared link, a mail. */
export const addressOf = ({ publicUrl = 'http://localhost' }: Pick<ServerDeps, 'publicUrl'>) => {
  return (path: string): string => new URL(path, publicUrl).href
}

/** Where the owner of an account gets a new password, and writes to the club. */
export const helpLinks = (deps: Pick<ServerDeps, 'publicUrl'>) => {
  const to = addressOf(deps)
  return { reset: to(paths.forgotPassword), contact: to(paths.contact) }
}
