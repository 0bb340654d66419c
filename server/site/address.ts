import type { ServerDeps } from '../deps'

/** Whole addresses of this site, for whoever reads them elsewhere: in a search engine, a shared link, a mail. */
export const addressOf = ({ publicUrl = 'http://localhost' }: Pick<ServerDeps, 'publicUrl'>) => {
  return (path: string): string => new URL(path, publicUrl).href
}
