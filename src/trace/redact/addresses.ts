import { screenPath } from '#contract/shared/paths'

/** A part of an address as it is meant, with the name of the parameter that it is the value of; empty where it has none. */
export interface AddressPart {
  name: string
  text: string
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

const address = /^(\/[^?#\s]*)?(?:\?([^#\s]*))?(?:#(\S*))?$/

/** The names of the labels of a path, where it is a screen's. */
const namesOf = (pathname: string): string[] =>
  (screenPath(pathname) ?? '').split('/').map((label) => (label.startsWith(':') ? label.slice(1) : ''))

/**
 * An address below this site with each part replaced: labels of its path, values of its query, and what follows the #. A part
 * that stays is written as it was. Null where the text is no such address.
 */
export const mapAddress = (text: string, replace: (part: AddressPart) => string): string | null => {
  const found = text === '' ? null : address.exec(text)
  if (!found) return null
  const [, pathname = '', query, hash] = found
  const written = (raw: string, name: string, blank = '%20'): string => {
    const meant = decoded(blank === '+' ? raw.replaceAll('+', ' ') : raw)
    if (raw === '' || meant === null) return raw
    const other = replace({ name, text: meant })
    return other === meant ? raw : encodeURIComponent(other).replaceAll('%20', blank)
  }
  const names = namesOf(pathname)
  const labels = pathname.split('/').map((label, index) => written(label, names[index] ?? ''))
  const pairs = query?.split('&').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    const blank = pair.includes('+') ? '+' : '%20'
    return value.length === 0
      ? written(pair, '', blank)
      : `${name}=${written(value.join('='), decoded(name) ?? '', blank)}`
  })
  return [
    labels.join('/'),
    ...(pairs ? [`?${pairs.join('&')}`] : []),
    ...(hash === undefined ? [] : [`#${written(hash, '')}`]),
  ].join('')
}
