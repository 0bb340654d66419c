const emoji = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?`
// What joins letters of a script that is written joined, the parts of one emoji, or the letters of a flag is seen in them.
const joined = String.raw`${emoji}(?:\u200D${emoji})+|${emoji}|[\d#*]\uFE0F\u20E3`
const flag = String.raw`\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}`
const unjoinedScripts = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]`
const joiner = String.raw`(?<=(?!${unjoinedScripts})[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])`
const hidden = String.raw`[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]`
const hiddenUnlessKept = new RegExp(`(${flag}|${joined}|${joiner})|${hidden}`, 'gu')

/**
 * A text as a reader sees it: without invisible characters (zero width, changes of direction), with ordinary blanks
 * and hyphens. Pasted telephone numbers and codes bring the others along.
 */
export const visibleText = (text: string): string =>
  text
    .replace(hiddenUnlessKept, '$1')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\u2010\u2011]/g, '-')

/** Full-width letters look like ordinary ones, and would be others to a search or a rule. */
export const ordinaryWidth = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E]/g, (letter) => letter.normalize('NFKC'))

/** A number or code as it is compared: visible text without blanks and dashes. */
export const compactText = (text: string): string => ordinaryWidth(visibleText(text)).replace(/[\s\p{Pd}\u2212]/gu, '')
