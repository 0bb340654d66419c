import { createRequire } from 'node:module'
import { openSync, type Font } from 'fontkit'
import { projectPath } from '../db/root'

const { resolve } = createRequire(projectPath('package.json'))

/** Two weights of the product's face, and of one that has letters of many alphabets. */
const weights = {
  text: [
    '@expo-google-fonts/familjen-grotesk/400Regular/FamiljenGrotesk_400Regular.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  ],
  strong: [
    '@expo-google-fonts/familjen-grotesk/700Bold/FamiljenGrotesk_700Bold.ttf',
    'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  ],
} as const
export type Weight = keyof typeof weights

const opened = new Map<string, Font>()
const openFont = (file: string): Font => {
  const font = opened.get(file) ?? (openSync(file) as Font)
  opened.set(file, font)
  return font
}
const hasLetters = (font: Font, text: string): boolean =>
  Array.from(text).every((letter) => letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))

/** The file of the font that a text is written with: the product's own, if it has every letter. */
export const fontFor = (text: string, weight: Weight = 'text'): string => {
  const [own, any] = weights[weight]
  return resolve(hasLetters(openFont(resolve(own)), text) ? own : any)
}
