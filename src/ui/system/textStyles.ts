const rem = (size: number) => `${size / 16}rem`

// A plain value where both are the same: a media query would win over what a component sets beside the style.
const byWidth = (narrow: number, wide: number) => (narrow === wide ? rem(wide) : { base: rem(narrow), md: rem(wide) })

type Measure = readonly [size: number, line: number]

const font = (weight: number, letterSpacing: string, wide: Measure, narrow: Measure = wide) => ({
  value: {
    fontFamily: 'body',
    fontWeight: `${weight}`,
    letterSpacing,
    fontSize: byWidth(narrow[0], wide[0]),
    lineHeight: byWidth(narrow[1], wide[1]),
  },
})

const numeral = (wide: Measure, narrow: Measure = wide) => ({
  value: {
    fontFamily: 'numeral',
    fontWeight: '700',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0',
    fontSize: byWidth(narrow[0], wide[0]),
    lineHeight: byWidth(narrow[1], wide[1]),
  },
})

export const textStyles = {
  display: font(700, '-0.03em', [72, 70], [44, 44]),
  h1: font(700, '-0.025em', [46, 48], [34, 36]),
  h2: font(700, '-0.02em', [32, 36], [26, 30]),
  h3: font(700, '-0.01em', [21, 26]),
  lead: font(450, '0', [20, 30], [18, 27]),
  body: font(450, '0', [16, 24]),
  small: font(500, '0', [14, 20]),
  label: font(600, '0', [14, 18]),
  numeralXl: numeral([64, 56], [46, 40]),
  numeralL: numeral([40, 38], [36, 34]),
  numeralM: numeral([24, 24]),
  numeralS: numeral([18, 18]),
}
