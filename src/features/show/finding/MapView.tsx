import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fill, paths } from '#contract/shared/paths'
import type { ShowSummary } from '#contract/show/show'
import { useFormats } from '../../../i18n/useFormats'
import { letterOf } from '../../../lib/letterOf'
import { useAppSelector } from '../../../store/hooks'
import { selectLocation } from '../../../store/router/routerSlice'
import { selectNow } from '../../../store/ui/uiSlice'
import { Plate } from '../../../ui/kit/Plate'
import { RowList } from '../../../ui/kit/RowList'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { shownState } from '../showState'
import { findingMessages as messages } from './findingMessages'
import { frameOf, placesOf, type Frame, type MapPlace } from './mapPlaces'
import type { Near } from './near'
import { countryPaths, project } from './projection'

const Halves = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gap: '5',
    alignItems: 'start',
  },
})
const Sheet = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    bg: 'bg.subtle',
    border: '1px solid',
    borderColor: 'border',
    position: { lg: 'sticky' },
    top: '4',
  },
})
const Country = chakra('path', {
  base: { fill: 'bg.panel', stroke: 'border.control', strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
})
const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3',
    borderBottom: '1px solid',
    borderColor: 'border',
    scrollMarginTop: '4',
  },
  variants: {
    chosen: { true: { bg: 'bg.subtle', boxShadow: 'inset 4px 0 0 {colors.mark}', paddingInlineStart: '3' } },
  },
})
const ShowName = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: { base: '44px', lg: '24px' },
    fontWeight: 'semibold',
    textDecoration: 'underline',
  },
})
// On a phone's map a place is too small for a finger: there the list leads to the shows.
const MarkerLink = chakra(Link, { base: { lgDown: { display: 'none' } } })
const Here = chakra('div', { base: { display: 'grid', gap: '4' } })
// The face of numerals sets no words.
const Letter = chakra('span', { base: { textStyle: 'body', fontSize: '19px', fontWeight: 'bold', lineHeight: '1' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

const shape = { ratio: 1.25, least: 220 }
/** Where a place is in the list. */
const idOf = (letter: string) => `place-${letter}`

/** How wide a plate is, as a share of the map's width. */
const plateShare = 0.064

const ShowFacts = ({ show }: { show: ShowSummary }) => {
  const { dayRange, country } = useFormats()
  const now = useAppSelector(selectNow)
  const { tone, message } = shownState(show, now)
  return (
    <div>
      <ShowName to={fill(paths.show, { slug: show.slug })}>{show.name}</ShowName>
      <Small>{dayRange(show.startDate, show.endDate, now)}</Small>
      <Small marginBottom="2">{[show.city, country(show.country)].filter(Boolean).join(', ')}</Small>
      <StateTag tone={tone}>
        <FormattedMessage {...message} />
      </StateTag>
    </div>
  )
}

/** A place by its letter, on the map and in the list: places have no order. The list says the same to those who do not see the map. */
const Marker = ({ place, letter, frame }: { place: MapPlace; letter: string; frame: Frame }) => {
  const { search } = useAppSelector(selectLocation)
  const size = frame.width * plateShare
  const [half, slope] = [size / 2, size * 0.13]
  const { x, y, shows } = place
  const [only, ...others] = shows
  // A single show opens. Several jump to their place in the list, and Tab continues from there.
  const to = only && others.length === 0 ? fill(paths.show, { slug: only.slug }) : { search, hash: idOf(letter) }
  return (
    <g>
      <title>{shows.map(({ name }) => name).join(', ')}</title>
      <chakra.path
        d={`M${x - half + slope} ${y - half}H${x + half - slope}L${x + half} ${y + half}H${x - half}Z`}
        fill="mark"
        stroke="mark.fg"
        strokeWidth="1.5px"
        vectorEffect="non-scaling-stroke"
      />
      <chakra.text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        fill="mark.fg"
        fontWeight="bold"
        fontSize={`${size * 0.58}px`}
      >
        {letter}
      </chakra.text>
      <MarkerLink to={to} tabIndex={-1}>
        <rect x={x - half} y={y - half} width={size} height={size} fill="transparent" />
      </MarkerLink>
    </g>
  )
}

interface Props {
  shows: readonly ShowSummary[]
  near: Near | null
}

/** Shows where they are, on outlines of our own: no picture of a map is asked of anyone. */
export const MapView = ({ shows, near }: Props) => {
  const { formatMessage } = useIntl()
  const { hash } = useAppSelector(selectLocation)
  const { places: exact, left } = placesOf(shows, 0)
  const from = near && project(near)
  const frame = frameOf(from ? [...exact, from] : exact, shape)
  const { places } = placesOf(shows, frame.width * plateShare)
  if (places.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.nothingOnMap} />
      </p>
    )
  return (
    <Halves>
      <div>
        <Sheet viewBox={[frame.left, frame.top, frame.width, frame.height].join(' ')} aria-hidden>
          {countryPaths.map((path) => (
            <Country key={path} d={path} />
          ))}
          {from && (
            <chakra.circle
              cx={from.x}
              cy={from.y}
              r={frame.width * 0.014}
              fill="bg.inverse"
              stroke="bg.panel"
              strokeWidth="2px"
              vectorEffect="non-scaling-stroke"
            />
          )}
          {places.map((place, index) => (
            <Marker key={place.shows[0]?.slug} place={place} letter={letterOf(index)} frame={frame} />
          ))}
        </Sheet>
        <Small marginTop="2">
          <FormattedMessage {...messages.outlines} />
        </Small>
      </div>
      <div>
        <RowList label={formatMessage(messages.placesOnMap)}>
          {places.map(({ shows: here }, index) => (
            <Row key={here[0]?.slug} id={idOf(letterOf(index))} chosen={hash === `#${idOf(letterOf(index))}`}>
              <chakra.span aria-hidden>
                <Plate>
                  <Letter>{letterOf(index)}</Letter>
                </Plate>
              </chakra.span>
              <Here>
                {here.map((show) => (
                  <ShowFacts key={show.slug} show={show} />
                ))}
              </Here>
            </Row>
          ))}
        </RowList>
        {left.length > 0 && (
          <Section heading={formatMessage(messages.notOnMap)} level={3}>
            <RowList>
              {left.map((show) => (
                <Row key={show.slug}>
                  <ShowFacts show={show} />
                </Row>
              ))}
            </RowList>
          </Section>
        )}
      </div>
    </Halves>
  )
}
