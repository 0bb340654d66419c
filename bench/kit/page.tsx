import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ChakraProvider, createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { keepResults } from '../../src/ui/system/keepResults'
import { config, makeSystem } from '../../src/ui/system/system'
import { listRow, newStyle, parts } from './parts'

/** What the page offers to the measurement: milliseconds of each round, the sides in turns. */
export interface KitTimes {
  parts: string[]
  systems: string[]
  mountPart: (name: string, rounds: number) => number[][]
  mountList: (rows: number, rounds: number) => number[][]
  growSheet: (rows: number, rounds: number) => number[][]
}

const systemOf: Record<string, () => SystemContext> = {
  kit: makeSystem,
  /** As Chakra makes it, without what keepResults adds. */
  'without keepResults': () => ({
    ...createSystem(defaultBaseConfig, config, { preflight: false, disableLayers: true }),
    _global: [],
  }),
  'with layers': () => ({
    ...keepResults(createSystem(defaultBaseConfig, config, { preflight: false })),
    _global: [],
  }),
}

const makeStage = (name: string) => {
  const system = systemOf[name]?.() ?? makeSystem()
  const cache = createCache({ key: 'c' })
  const open = () => {
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    /** Until the page is laid out. */
    const draw = (content: ReactNode) => {
      const begun = performance.now()
      flushSync(() =>
        root.render(
          <CacheProvider value={cache}>
            <ChakraProvider value={system}>{content}</ChakraProvider>
          </CacheProvider>,
        ),
      )
      document.body.getBoundingClientRect()
      const took = performance.now() - begun
      // React empties a root that fails.
      if (!place.firstElementChild) throw new Error('The part failed to render')
      return took
    }
    const close = () => {
      root.unmount()
      place.remove()
    }
    return { draw, close }
  }
  return open
}

const many = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => <Fragment key={index}>{draw(index)}</Fragment>)

/** The first round also writes the styles, and does not count. */
const inTurns = (rounds: number, sides: ((round: number) => number)[]) => {
  const times = sides.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1)
    for (const [side, once] of sides.entries()) {
      const took = once(round)
      if (round > 0) times[side]?.push(took)
    }
  return times
}

const mounting = (system: string, content: ReactNode) => {
  const open = makeStage(system)
  return () => {
    const { draw, close } = open()
    const took = draw(content)
    close()
    return took
  }
}

/** On a page that has a list, one more style each time. */
const growing = (system: string, rows: number) => {
  const open = makeStage(system)
  return (round: number) => {
    const list = open()
    list.draw(many(rows, listRow))
    const { draw, close } = open()
    const took = draw(newStyle(round))
    list.close()
    close()
    return took
  }
}

const systems = Object.keys(systemOf)
const kitTimes: KitTimes = {
  parts: Object.keys(parts),
  systems,
  mountPart: (name, rounds) => {
    const part = parts[name]
    if (!part) return []
    const { count, kit, chakra } = part
    return inTurns(rounds, [mounting('kit', many(count, kit)), mounting('kit', many(count, chakra))])
  },
  mountList: (rows, rounds) =>
    inTurns(
      rounds,
      systems.map((system) => mounting(system, many(rows, listRow))),
    ),
  growSheet: (rows, rounds) =>
    inTurns(
      rounds,
      systems.map((system) => growing(system, rows)),
    ),
}
Object.assign(window, { kitTimes })
