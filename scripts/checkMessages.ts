import { readFileSync } from 'node:fs'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { locales, type Locale } from '#contract/shared/locales'
import { extractedText, localeFile } from './messages'
import { strayMessages, unusedMessages } from './unusedMessages'
import { discouragedWording } from './vocabulary'

type Sentences = Record<string, string>

// Intl.PluralRules of each language names these; a form left out would be said in the wrong one.
const pluralForms: Record<Locale, string[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] }

const read = (locale: Locale) => JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Sentences

const innerOf = (element: MessageFormatElement): MessageFormatElement[] => {
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => value)
  return element.type === TYPE.tag ? element.children : []
}
const all = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...all(innerOf(element))])

/** Arguments with their kind ("count:6"), so that a plural is not translated as a plain word. */
const argumentsOf = (elements: MessageFormatElement[]): string[] => {
  const named = all(elements).filter((element) => element.type !== TYPE.literal && element.type !== TYPE.pound)
  return [...new Set(named.map((element) => ('value' in element ? `${element.value}:${element.type}` : '')))].sort()
}

const problemsOfForms = (locale: Locale, elements: MessageFormatElement[]): string[] =>
  all(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const missing = pluralForms[locale].filter((form) => !(form in element.options))
    return missing.length > 0 ? [`{${element.value}, plural} lacks ${missing.join(', ')}`] : []
  })

const problemsOfSentence = (locale: Locale, text: string, english: string): string[] => {
  if (text.trim() === '') return ['is empty']
  try {
    const elements = parse(text)
    const [own, wanted] = [argumentsOf(elements), argumentsOf(parse(english))]
    const same = own.join() === wanted.join()
    return [
      ...(same ? [] : [`takes {${own.join('} {')}} where English takes {${wanted.join('} {')}}`]),
      ...problemsOfForms(locale, elements),
    ]
  } catch (error) {
    return [`is no ICU message: ${error instanceof Error ? error.message : String(error)}`]
  }
}

const problemsOf = (locale: Locale, english: Sentences): string[] => {
  const own = read(locale)
  const problemAt = (id: string, problem: string) => `${localeFile(locale)}: ${id} ${problem}`
  return [
    ...Object.keys(english).flatMap((id) => (id in own ? [] : [problemAt(id, 'is missing')])),
    ...Object.keys(own).flatMap((id) => (id in english ? [] : [problemAt(id, 'is in no source file any more')])),
    ...Object.entries(own).flatMap(([id, text]) =>
      problemsOfSentence(locale, text, english[id] ?? text).map((problem) => problemAt(id, problem)),
    ),
  ]
}

const fresh = extractedText()
const english = JSON.parse(fresh) as Sentences
const isFresh = fresh === readFileSync(localeFile('en'), 'utf8')
const problems = [
  ...(isFresh ? [] : [`${localeFile('en')} is not what the source says. Repair: npm run messages`]),
  ...locales.flatMap((locale) => problemsOf(locale, english)),
  ...unusedMessages(),
  ...strayMessages(),
  ...locales.flatMap(discouragedWording),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length === 0)
  process.stdout.write(`${Object.keys(english).length} sentences in ${locales.length} languages\n`)
process.exitCode = problems.length > 0 ? 1 : 0
