import { hasPublicSuffix } from '#publicSuffix'

// Titles in names of dogs and people, and short forms in addresses: Mł.Ch.Pl., Mr.Me, v.d.Haus, ul.Polna.
const titleWords = new Set(
  [
    'mr mrs ms miss dr prof mgr inż inz hab st ste sv sw św sir lady lord jr sr gen płk kpt por ks im al ul os',
    'ch champ champion int inter intch multi multich mult gr gd grand gch dgch mł ml mlod młod jun junior jch vet wet weteran',
    'nat naz zw zwyc winner ww ew jww jew euw mw cw club klub res cac cacib cacit bis bob bos cib cie cit fci kc ag agch ob obch',
    'mach lap ech wch ipo igp pt v d a z u',
  ].flatMap((words) => words.split(' ')),
)
// After a title two letters mean a country, although they could end a host: Ch.Pl, Int.Ch.Me.
const isTitle = (label: string) => titleWords.has(label) || /^\p{L}{2}$/u.test(label)
const commonSuffixes = new Set(['com', 'net', 'org', 'info', 'biz'])

/** The labels of a would-be host without the titles that it begins with. */
const withoutTitles = (labels: readonly string[]): readonly string[] => {
  const end = labels.findIndex((label) => !isTitle(label))
  const titles = end === -1 ? labels : labels.slice(0, end)
  const initials = titles.length > 1 && titles.every((label) => label.length === 1)
  if (!initials && !titles.some((label) => titleWords.has(label))) return labels
  const rest = labels.slice(titles.length)
  return rest.length === 1 && commonSuffixes.has(rest[0] ?? '') ? labels : rest
}

const notInHost = /([^\p{L}\p{M}\p{N}.。-]+)/u
// A host may end in a dot, as a sentence with it does.
const labelsOf = (word: string) => word.split(/[.。]/).filter((label) => label !== '')

/** Whether a mail program would make a link of something in a text: a scheme, www., or a host with a public suffix. */
export const hasWebAddress = (text: string): boolean => {
  // A mail program reads full-width and other look-alike letters as the ordinary ones.
  const plain = text.normalize('NFKC').toLowerCase()
  if (/:\/\/|(?<![\p{L}\p{N}])www\./u.test(plain)) return true
  // Words, and the separators between them, in turn.
  const parts = plain.split(notInHost)
  return parts.some((word, index) => {
    const labels = labelsOf(word)
    if (index % 2 === 1 || labels.length < 2) return false
    // Between a mailbox and its host, or before a path, nothing is a title; but Ch.Pl/Cz is two of them.
    const [path = ''] = labelsOf(parts[index + 2] ?? '')
    const hasPath = /^[/:?#]$/.test(parts[index + 1] ?? '') && path !== '' && !isTitle(path)
    const isAddress = hasPath || parts[index - 1]?.endsWith('@') === true
    const rest = isAddress ? labels : withoutTitles(labels)
    return rest.length > 1 && hasPublicSuffix(rest.join('.'))
  })
}
