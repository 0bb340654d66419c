import { chakra } from '@chakra-ui/react'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { semanticPaints } from '../../ui/system/colours'
import { textStyles } from '../../ui/system/textStyles'

const Swatches = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
    gap: '3',
    marginTop: '3',
  },
})
const Swatch = chakra('span', {
  base: { display: 'block', height: '48px', border: '1px solid', borderColor: 'border', borderRadius: 'plate' },
})

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((high + 0.05) / (low + 0.05)).toFixed(1)
}

/** Type styles, and every colour with its contrast on the page, by day and by night. */
export const Foundations = () => {
  const [light, dark] = semanticPaints.bg
  return (
    <section>
      <SectionHeading heading="Clear Round" />
      {Object.keys(textStyles).map((name) => (
        <chakra.p key={name} textStyle={name} overflowWrap="anywhere">
          {name.startsWith('numeral') ? '£42.30 18:45' : `${name}: Zażółć gęślą jaźń`}
        </chakra.p>
      ))}
      <Swatches>
        {Object.entries(semanticPaints).map(([name, [day, night]]) => (
          <li key={name}>
            <Swatch
              style={{
                background: `var(--cr-colors-${name.replace(/\./g, '-').replace(/[A-Z]/g, (one) => `-${one.toLowerCase()}`)})`,
              }}
            />
            <chakra.span textStyle="small">
              {name} {contrast(day, light)} / {contrast(night, dark)}
            </chakra.span>
          </li>
        ))}
      </Swatches>
    </section>
  )
}
