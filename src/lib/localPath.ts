/**
 * A remembered address as one that is safe to follow: a path and query of this site, or null. Storage is not trusted:
 * "//host", "/\host" and "javascript:" would leave the site or run as a script.
 */
export const localPath = (remembered: string | null): string | null => {
  if (remembered === null || !/^\/(?![/\\])/.test(remembered)) return null
  const base = 'http://local.invalid'
  try {
    const url = new URL(remembered, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}
