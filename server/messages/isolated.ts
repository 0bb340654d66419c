/** Letters of scripts that are read from right to left. */
export const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** A name within a sentence: its letters and its punctuation keep together, whatever their direction. */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** A text without the invisible marks that isolate the direction of a part. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '')
