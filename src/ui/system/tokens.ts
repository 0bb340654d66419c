import { paints } from './colours'

const px = (size: number) => ({ value: `${size / 16}rem` })
const values = <Key extends string, Value extends string | number>(scale: Record<Key, Value>) =>
  Object.fromEntries(Object.entries<Value>(scale).map(([key, value]) => [key, { value }])) as Record<
    Key,
    { value: Value }
  >

const steps = { 0: px(0), 1: px(4), 2: px(8), 3: px(12), 4: px(16), 5: px(24), 6: px(32), 7: px(48), 8: px(64) }
const spacing = { ...steps, 9: px(96), 10: px(128), gutter: px(88), gutterNarrow: px(40) }

const font = "'Familjen Grotesk Variable', 'Clear Round Words', system-ui, sans-serif"
const numbers = "'Barlow Condensed', 'Clear Round Numbers', 'Arial Narrow', system-ui, sans-serif"

const rawColours = Object.fromEntries(Object.entries(paints).map(([hue, scale]) => [hue, values(scale)]))

export const tokens = {
  colors: { ...rawColours, transparent: { value: 'transparent' }, current: { value: 'currentColor' } },
  fonts: values({ body: font, heading: font, numeral: numbers }),
  fontWeights: values({ normal: '450', medium: '500', semibold: '600', bold: '700' }),
  spacing,
  sizes: {
    ...spacing,
    ...values({ full: '100%', text: '68ch' }),
    page: px(1200),
    sideMenu: px(300),
    sideMenuCollapsed: px(80),
    control: px(48),
    controlDense: px(40),
    touch: px(48),
  },
  radii: values({ none: '0', plate: '2px', plank: '3px', panel: '4px', pole: '999px' }),
  durations: values({ tap: '90ms', step: '180ms', leap: '320ms', path: '900ms' }),
  easings: values({
    run: 'cubic-bezier(.2,.7,.2,1)',
    leap: 'cubic-bezier(.3,-.2,.3,1)',
    settle: 'cubic-bezier(.3,0,.2,1)',
  }),
  zIndex: values({ header: 10, sideMenu: 20, banner: 30, dialog: 50, overlay: 55, toast: 60, skipLink: 70 }),
}
